// Scenario: responses contain errors beside partial data.
import { documentKinds, typeNameOf } from '#bibliography/documents.ts';
import type { Scenario } from '../scenario.ts';

function fail(): never {
  throw new Error('The abstract cannot be read (mock scenario).');
}

export const partialData: Scenario = {
  name: 'partial-data',
  title: 'Errors beside data',
  section: 'Network',
  description:
    'Every document’s abstract is null, with an error beside the data, in queries and mutations alike. Responses without abstracts are complete.',
  fields: Object.fromEntries(documentKinds.map((kind) => [`${typeNameOf(kind)}.abstract`, fail])),
};
