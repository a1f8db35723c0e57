// Names for the four levels of groups in a large tree: field of study, object, decade and purpose.
import { capitalize } from './capitalize.ts';
import { studies } from './randomSubjects.ts';

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

/** The most subgroups of a group. */
export const maximumSubgroups = decades.length;

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error(`A group of an archive has at most ${maximumSubgroups} subgroups`);
  return item;
}

/** The unique name of a group, given its position on each level from the top. */
export function archiveName([first = 0, second, third, fourth]: readonly number[]): string {
  const { field, objects } = at(studies, first);
  if (second === undefined) return `Papers on ${field}`;
  const object = capitalize(at(objects, second));
  if (third === undefined) return object;
  const within = `${object}, ${at(decades, third)}`;
  return fourth === undefined ? within : `${within}: ${at(uses, fourth)}`;
}
