// The address of the desktop app's documentation. In a file of its own, because the head of every page needs it but nothing else of desktopApp.ts.

export const docsUrl = 'https://docs.jabref.org';
