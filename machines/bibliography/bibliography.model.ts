// What can happen while the bibliography of documents is shown, and what holds in each state.
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import { done, failed, modelOf } from '../model.ts';
import { bibliographyMachine } from './bibliographyMachine.ts';

const items = ['doe2012', 'roe2013'].map((id) => ({ id, type: 'article-journal', title: id }));

/** A bibliography of the first `count` items, with only the properties that the machine reads. */
const bibliographyOf = (count: number): Bibliography => ({
  references: items.slice(0, count).map(({ id }) => ({ id, blocks: [{ place: 'line', runs: [{ text: id }] }] })),
  hangingIndent: true,
  lineSpacing: 1,
  entrySpacing: 1,
  labelWidth: 0,
});

export const bibliographyModel = modelOf({
  machine: bibliographyMachine,
  starts: [{ name: 'in APA', input: { choice: { style: 'apa', locale: null } } }],
  events: [
    done('load', items),
    done('load', []),
    failed('load', 'The server cannot be reached.'),
    { type: 'start.formatted', bibliography: bibliographyOf(1) },
    { type: 'all.formatted', bibliography: bibliographyOf(2) },
    { type: 'all.formatted', bibliography: null },
    { type: 'format.failed', message: 'There is no style “nature”.' },
    { type: 'style.chosen', choice: { style: 'nature', locale: 'en-GB' } },
    { type: 'retry' },
  ],
  facts: ({ context }) => ({
    style: context.choice.style,
    items: context.items.length,
    references: context.bibliography?.references.length ?? null,
  }),
  states: {
    loading: { 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    formatting: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'there is something to format': ({ context }) => context.items.length > 0,
      'no failure is shown': ({ context }) => context.message === null,
    },
    shown: { 'all references are shown': ({ context }) => context.bibliography?.references.length === 2 },
    notInStyle: { 'there is no bibliography': ({ context }) => context.bibliography === null },
    empty: { 'there is nothing to format': ({ context }) => context.items.length === 0 },
    unloaded: { 'a message is shown': ({ context }) => context.message !== null },
    unformatted: { 'a message is shown': ({ context }) => context.message !== null },
  },
});
