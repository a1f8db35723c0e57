// What to say when the server answers with a result that this version of the site does not know.
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';

export const unknownAnswer: SubmissionOutcome = {
  kind: 'refused',
  message: 'The server answered in a way this page does not know. Reload the page, then send it again.',
};
