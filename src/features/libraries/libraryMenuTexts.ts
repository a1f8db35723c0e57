// The texts of the menu of libraries, and of a library that is no longer there.

export const libraryMenuTexts = {
  libraries: 'Libraries',
  loading: 'Loading your libraries…',
  failed: 'Your libraries could not be loaded. Try again',
  create: 'New shared library…',
  members: (isOwner: boolean) => (isOwner ? 'Members and invitations…' : 'Members…'),
  rename: 'Rename library…',
  leave: 'Leave library…',
  mayNotLeave: 'Leave library: you are its only owner',
  delete: 'Delete library…',
  trash: 'Trash',
  restore: (name: string) => `Restore “${name}”`,
  gone: (name: string) =>
    `“${name}” can no longer be opened: it was deleted, or you are no longer a member. What you see was loaded before. Changes that you have typed and not saved are kept on this device.`,
  openPersonal: 'Open my library',
};
