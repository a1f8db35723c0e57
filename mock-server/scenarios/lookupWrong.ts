// The services at which references are looked up answer with another work than the one that was asked for.
import { recordedAnswer } from '../lookUps/recordedAnswers.ts';
import { questionForAnother } from '../lookUps/questionForAnother.ts';
import type { Scenario } from '../scenario.ts';

export const lookupWrong: Scenario = {
  name: 'lookup-wrong',
  title: 'Wrong record from lookups',
  section: 'Lookups',
  description:
    'Each service answers with the record of another work than the one that was asked for. The result says so, and nothing is taken unseen.',
  lookup: (question) => recordedAnswer(question.service, questionForAnother(question)),
};
