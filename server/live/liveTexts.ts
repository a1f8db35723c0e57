// Messages in the responses of the live events' addresses.

export const liveTexts = {
  loggedOut: 'Log in first.',
  tooManyOfPerson: 'You have this site open too often. Close some tabs, or wait a minute.',
  tooMany: 'Too many pages are connected at the moment. Changes still come, some seconds later.',
  restarting: 'The server is restarting. Try again in a moment.',
  presence: 'Send { "tab", "documentId", "field" } as JSON, or { "tab", "left": true } when the page is closed.',
};
