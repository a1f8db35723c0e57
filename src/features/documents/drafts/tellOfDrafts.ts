// Says, when somebody comes back to their library, what was typed here and not saved, and leads to it.
import { toast } from '#src/ui/toast/toast.ts';
import { leftDrafts } from './draftStorage.ts';

/** What the address calls a document that is yet to be added. */
const unborn = 'new';
const most = 3;

/** Says it of all but `open`, which says it itself. `goTo` opens a document by what the address calls it. */
export async function tellOfDrafts(
  userId: string,
  open: string | undefined,
  goTo: (document: string) => void,
): Promise<void> {
  const places = new Map<string, string>();
  for (const { draft, title } of await leftDrafts(userId)) {
    const place = draft.documentId ?? unborn;
    if (place !== open && !places.has(place)) places.set(place, title);
  }
  for (const [place, title] of [...places].slice(0, most)) {
    toast({
      key: `draft:${place}`,
      tone: 'warning',
      message: `${place === unborn ? 'A new document is' : 'Changes are'} not saved yet: ${title || 'Untitled'}`,
      timeout: null,
      action: {
        label: 'Go on',
        run: () => {
          goTo(place);
          return Promise.resolve();
        },
      },
    });
  }
}
