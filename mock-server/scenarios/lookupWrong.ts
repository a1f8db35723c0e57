// Scenario: the lookup services return a different work from the requested one.
import { recordedAnswer } from '../lookUps/recordedAnswers.ts';
import { questionForOtherWork } from '../lookUps/questionForOtherWork.ts';
import type { Scenario } from '../scenario.ts';

export const lookupWrong: Scenario = {
  name: 'lookup-wrong',
  title: 'Wrong record from lookups',
  section: 'Lookups',
  description:
    'Each service answers with the record of another work than the one that was asked for. The result says so, and nothing is taken unseen.',
  lookup: (question) => recordedAnswer(question.service, questionForOtherWork(question)),
};
