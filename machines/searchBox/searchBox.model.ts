// What can happen to a search box, and what holds in each of its states.
import { after, modelOf } from '../model.ts';
import { queryOf, searchBoxMachine } from './searchBoxMachine.ts';

const typed = ['dark  chocolate ', ''];

export const searchBoxModel = modelOf({
  machine: searchBoxMachine,
  starts: [
    { name: 'an empty box', input: { query: '' } },
    { name: 'a search', input: { query: 'white' } },
  ],
  events: [
    ...typed.map((text) => ({ type: 'text.changed', text }) as const),
    { type: 'query.changed', query: 'white' },
    { type: 'query.changed', query: 'dark chocolate' },
    { type: 'query.changed', query: '' },
    { type: 'search' },
    { type: 'clear' },
    after('search', 'searchBox.typing'),
  ],
  facts: ({ context }) => context,
  states: {
    resting: { 'what stands there is searched': ({ context }) => queryOf(context.text) === context.query },
    typing: { 'what is typed stands there': ({ context }) => typed.includes(context.text) },
  },
});
