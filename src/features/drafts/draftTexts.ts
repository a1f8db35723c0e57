// The texts about unsaved changes that are stored on this device.
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

export const draftTexts = {
  logOut: {
    title: 'You have unsaved changes on this device',
    message: (count: number) =>
      `Changes to ${countedDocuments(count)} are not saved. If you log out, they are deleted from this device.`,
    confirm: 'Delete changes and log out',
    cancel: 'Stay logged in',
  },
  unsaved: (isNew: boolean, title: string) =>
    `${isNew ? 'A new document is' : 'Changes are'} not saved yet: ${title || 'Untitled'}`,
  resume: 'Continue editing',
};
