// The texts that every form of the account may show. Apart from those of each page, so that no page loads another's.

export const accountFormTexts = {
  retry: 'Try again',
  failed: (why: string) => `${why}. What you typed is still here.`,
  unknownAnswer: 'The server’s answer was not understood. Reload the page, then try again.',
};
