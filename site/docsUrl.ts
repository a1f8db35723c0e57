// Where the desktop app is explained. By itself, because the head of every page names it, and nothing else of desktopApp.ts.

export const docsUrl = 'https://docs.jabref.org';
