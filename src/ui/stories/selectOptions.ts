// The options of the stories of selects.
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';

const option = (label: string): SelectOption => ({ value: label, label });

export const journals: readonly SelectOption[] = [
  'The Journal of Chemical Physics',
  'Journal of Affective Disorders',
  'Journal of Computational Chemistry',
  'Zeitschrift für Physikalische Chemie',
  'Revue d’Histoire des Sciences',
  'A journal with a name that is too long for any list, and for most title pages, as there are a few in every library',
].map(option);

export const beans: readonly SelectOption[] = [
  { value: 'criollo', label: 'Criollo', group: 'Fine' },
  { value: 'porcelana', label: 'Porcelana', group: 'Fine' },
  { value: 'nacional', label: 'Nacional', group: 'Fine', disabled: true },
  { value: 'forastero', label: 'Forastero', group: 'Bulk' },
  { value: 'amelonado', label: 'Amelonado', group: 'Bulk' },
  { value: 'trinitario', label: 'Trinitario', group: 'Crossed' },
];

export const manyOptions: readonly SelectOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index + 1),
  label: `Document ${index + 1}`,
}));
