// Runs the transactions of a library that evaluate rules of groups, and repeats them if a rule took too long or has to be evaluated before.
import type { RunWrite } from '../../library/library.ts';
import { giveAnswers, withAnswersAhead } from './answersAhead.ts';
import { withoutSlowRules } from './slowRules.ts';

export const runWithRules: RunWrite = (library, write) =>
  withAnswersAhead(library, (answers) =>
    withoutSlowRules(library, () =>
      write((tx) => {
        giveAnswers(tx, answers);
      }),
    ),
  );
