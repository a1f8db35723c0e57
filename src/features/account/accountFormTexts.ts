// The texts that all account forms share. Those of single pages are in other files, so that a page doesn't load the texts of others.

export const accountFormTexts = {
  retry: 'Try again',
  failed: (reason: string) => `${reason}. What you typed is still here.`,
  unknownAnswer: 'The server’s answer was not understood. Reload the page, then try again.',
};
