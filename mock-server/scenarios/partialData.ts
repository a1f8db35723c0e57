// Part of an answer is missing, and an error says so.
import type { Scenario } from '../scenario.ts';

const kinds = ['JournalArticle', 'ProceedingsArticle', 'Proceedings', 'Thesis', 'Other'];

function fail(): never {
  throw new Error('The abstract cannot be read, as the scenario wants it.');
}

export const partialData: Scenario = {
  name: 'partial-data',
  title: 'Errors beside data',
  section: 'Network',
  description:
    'The abstract of every document is null, with an error for it beside the data, in the answers to queries and changes alike; what is asked without abstracts is whole.',
  fields: Object.fromEntries(kinds.map((kind) => [`${kind}.abstract`, fail])),
};
