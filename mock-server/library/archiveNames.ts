// What the groups of an archive are called: by field of study, what is studied in it, when that was, and what somebody had in mind with it.
import { capitalized } from './capitalized.ts';
import { studies } from './topics.ts';

const decades = ['1960s', '1970s', '1980s', '1990s', '2000s', '2010s', '2020s'];
const uses = [
  'methods',
  'data',
  'criticism',
  'for the introduction',
  'for the seminar',
  'to reproduce',
  'cited by others',
];

/** So many groups stand below each, at most. */
export const breadth = decades.length;

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error(`An archive has no more than ${breadth} groups below each`);
  return item;
}

/** The name of the group at these places below each other, which no other group of an archive has. */
export function archiveName([first = 0, second, third, fourth]: readonly number[]): string {
  const { field, objects } = at(studies, first);
  if (second === undefined) return `Papers on ${field}`;
  const object = capitalized(at(objects, second));
  if (third === undefined) return object;
  const within = `${object}, ${at(decades, third)}`;
  return fourth === undefined ? within : `${within}: ${at(uses, fourth)}`;
}
