// Tells people of drafts that this version of the app can't read. What they typed is saved to a file at their wish, and deleted only by themselves.
import { saveBlob } from '#src/ui/export/saveAs.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { forgetUnreadable, type UnreadableDraft } from './draftStorage.ts';
import { draftTexts } from './draftTexts.ts';

const texts = draftTexts.unreadable;

/** Says that a draft can't be read, and offers it as a file. */
export function tellOfUnreadable(draft: UnreadableDraft): void {
  toast({
    key: draft.key,
    tone: 'warning',
    message: texts.message(draft.isNewer, draft.title),
    timeout: null,
    action: {
      label: texts.save,
      run: () => {
        saveBlob(new Blob([draft.text], { type: 'application/json' }), texts.fileName);
        offerToForget(draft);
        return Promise.resolve();
      },
    },
  });
}

function offerToForget(draft: UnreadableDraft): void {
  toast({
    key: `${draft.key} saved`,
    message: texts.saved(draft.title),
    timeout: null,
    action: {
      label: texts.forget,
      run: () => {
        forgetUnreadable(draft);
        return Promise.resolve();
      },
    },
  });
}
