// The texts of the sidebar, except those of the groups.

export const sidebarTexts = {
  label: 'Library',
  allDocuments: 'All documents',
  trash: 'Trash',
  signedInAs: (email: string) => `Signed in as ${email}`,
  logOut: 'Log out',
};
