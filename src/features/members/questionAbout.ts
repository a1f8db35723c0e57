// The question before a change of a library's members.
import type { SharedLibrary, SharingChange } from '#machines/sharing/sharingTypes.ts';
import type { ConfirmOptions } from '#src/ui/dialog/questions.ts';
import { personInSentence } from '#src/ui/text/personName.ts';
import { membersTexts } from './membersTexts.ts';

const texts = membersTexts.questions;

/** The question about a change; one that needs none is described by its effect on the library. */
export function questionAbout(
  change: SharingChange | null,
  libraryName: string,
  library: Pick<SharedLibrary, 'members'> | null,
): ConfirmOptions {
  const memberOf = (id: string) => library?.members.find((member) => member.id === id);
  switch (change?.kind) {
    case 'remove':
      return texts.remove(personInSentence(memberOf(change.userId) ?? {}), libraryName);
    case 'role': {
      const member = memberOf(change.userId);
      return member?.isViewer === true ? texts.ownRole(change.role) : texts.makeOwner(personInSentence(member ?? {}));
    }
    case 'visibility':
      return texts.showEmails;
    default:
      return texts.leave(libraryName);
  }
}
