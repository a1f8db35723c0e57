// What can happen to the source of a document, and what holds in each of its states.
import { after, done, failed, modelOf } from '../model.ts';
import { sourceViewMachine } from './sourceViewMachine.ts';
import type { SourceReading, WrittenSource } from './sourceViewTypes.ts';

const good: SourceReading = {
  document: { kind: 'journalArticle', fields: { title: 'The title' } },
  problems: [],
  remarks: [],
};
const bad: SourceReading = {
  document: null,
  problems: [{ line: 2, message: 'A comma is missing.' }],
  remarks: [],
};

interface Context {
  readonly context: { readonly problems: readonly unknown[]; readonly message: string | null };
}
const noProblems = { 'nothing is wrong': ({ context }: Context) => context.problems.length === 0 };

export const sourceViewModel = modelOf({
  machine: sourceViewMachine,
  starts: [
    { name: 'an article in BibTeX', input: { dialect: 'bibtex' } },
    {
      name: 'an article with what was typed on an earlier page',
      input: { dialect: 'bibtex', draft: { dialect: 'biblatex', text: '@article{a', said: null } },
    },
  ],
  events: [
    { type: 'text.changed', text: '@article{a,\n  title = {The title},\n}\n' },
    { type: 'dialect.chosen', dialect: 'biblatex' },
    { type: 'document.changed' },
    { type: 'source.show' },
    { type: 'source.revert' },
    { type: 'source.finish' },
    { type: 'retry' },
    done('write', {
      text: '@article{a,\n  title = {Teh title},\n}\n',
      said: { kind: 'journalArticle', fields: { title: 'Teh title' } },
    } satisfies WrittenSource),
    failed('write', 'It could not be loaded.'),
    done('read', good),
    done('read', bad),
    failed('read', 'It could not be loaded.'),
    done('readAtLast', good),
    done('readAtLast', bad),
    failed('readAtLast', 'It could not be loaded.'),
    after('debounce', 'sourceView.typing'),
  ],
  states: {
    writing: { 'nothing would be lost': (snapshot) => !snapshot.hasTag('untaken') },
    unwritten: { 'a message is shown': ({ context }) => context.message !== null },
    shown: {
      'there is a text': ({ context }) => context.text !== '',
      'nothing would be lost': (snapshot) => !snapshot.hasTag('untaken'),
      ...noProblems,
    },
    typing: { 'leaving would lose something': (snapshot) => snapshot.hasTag('untaken') },
    reading: { 'leaving would lose something': (snapshot) => snapshot.hasTag('untaken') },
    finishing: { 'leaving would lose something': (snapshot) => snapshot.hasTag('untaken') },
    taken: { 'nothing would be lost': (snapshot) => !snapshot.hasTag('untaken'), ...noProblems },
    outdated: { 'nothing would be lost': (snapshot) => !snapshot.hasTag('untaken'), ...noProblems },
    refused: {
      'what is wrong is said': ({ context }) => context.problems.length > 0,
      'leaving would lose something': (snapshot) => snapshot.hasTag('untaken'),
    },
    unread: {
      'a message is shown': ({ context }) => context.message !== null,
      'leaving would lose something': (snapshot) => snapshot.hasTag('untaken'),
    },
  },
});
