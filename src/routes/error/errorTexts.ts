// The texts of the error pages. Titles that the specification fixes (§8) must not change.
import { notFoundTexts } from './notFoundTexts.ts';

const safe = 'Everything you saved is safe.';
const reportIt = 'If it happens again, please report it.';

export const errorTexts = {
  notFound: notFoundTexts,
  serverError: {
    code: 'Internal Server Error',
    text: `This page could not be shown. ${safe} Try again. ${reportIt}`,
  },
  noAnswer: `The server did not answer. ${safe} Check your connection, then try again.`,
  missingPart: {
    title: 'Part of this page did not load',
    text: `The connection dropped, or a new version of the site was published. ${safe} Reload the page to continue.`,
  },
  forbidden: `Your account doesn’t have access to this page. ${safe} Log in with an account that does.`,
  tooManyRequests: `Too many requests in a short time. ${safe} Wait a few minutes, then try again.`,
  notAccepted: `The server did not accept this request. ${safe} Try again. ${reportIt}`,
  /** `name` in a sentence: "the list". */
  pane: (name: string, why: string) => `Couldn’t show ${name}: ${why}. ${safe}`,
  retry: 'Try again',
  reload: 'Reload the page',
  report: 'Report a bug',
};
