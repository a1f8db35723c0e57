// The texts of the report's frame over a page. The script that lays it there runs before the app, so they import nothing of it.

export const overlayTexts = { title: 'Report a bug', close: 'Close' };
