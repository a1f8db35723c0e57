// Part of an answer is missing, and an error says so.
import type { Scenario } from '../scenario.ts';

const kinds = ['JournalArticle', 'ProceedingsArticle', 'Proceedings', 'Thesis', 'Other'];

function fail(): never {
  throw new Error('The abstract cannot be read (mock scenario).');
}

export const partialData: Scenario = {
  name: 'partial-data',
  title: 'Errors beside data',
  section: 'Network',
  description:
    'Every document’s abstract is null, with an error beside the data, in queries and mutations alike. Responses without abstracts are complete.',
  fields: Object.fromEntries(kinds.map((kind) => [`${kind}.abstract`, fail])),
};
