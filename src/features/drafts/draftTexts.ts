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
  unreadable: {
    message: (isNewer: boolean, title: string) =>
      isNewer
        ? `Unsaved changes were made in a newer version of this site, and are kept on this device. Reload the page to continue: ${title || 'Untitled'}`
        : `Unsaved changes are kept on this device, and this version of the site can’t read them: ${title || 'Untitled'}`,
    save: 'Save to file',
    fileName: 'unsaved-changes.json',
    saved: (title: string) =>
      `Saved to a file: the unsaved changes of ${title || 'Untitled'}. They are still on this device`,
    forget: 'Delete from this device',
  },
};
