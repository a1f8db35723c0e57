// The events that forms to which no mailed link leads cannot have.
import { transitionsOf } from '#machines/transitions.ts';
import { submissionModel } from '#machines/submission/submission.model.ts';

const reason = 'Only a form that a link in a mail led to can be told that the link is no good.';

export const noLink = {
  unseen: { tokenRejected: reason },
  uncovered: transitionsOf(submissionModel.machine)
    .filter((transition) => transition.endsWith('→ submission.tokenRejected'))
    .map((transition) => ({ transition, reason })),
};
