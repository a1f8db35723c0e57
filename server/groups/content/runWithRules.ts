// Runs the transactions of a library in which rules of groups are asked: again where a rule took too long, or has to be asked ahead.
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
