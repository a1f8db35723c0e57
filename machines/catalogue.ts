// Every machine of the product, with what there is to say about it: the tests walk them all, developers look them up here.
import type { AnyStateMachine } from 'xstate';
import { documentEditorModel } from './documentEditor/documentEditor.model.ts';
import { importModel } from './import/import.model.ts';
import type { MachineModel } from './model.ts';
import { pagingModel } from './paging/paging.model.ts';
import { sessionModel } from './session/session.model.ts';
import { submissionModel } from './submission/submission.model.ts';

export interface CatalogueEntry {
  /** That of the machine. */
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** Where a person meets it. */
  readonly usedIn: readonly string[];
  readonly machine: AnyStateMachine;
  /** Good enough to start it. */
  readonly sampleInput: unknown;
  readonly model: MachineModel;
}

function entry(model: MachineModel, words: Pick<CatalogueEntry, 'title' | 'purpose' | 'usedIn'>): CatalogueEntry {
  return { id: model.machine.id, ...words, machine: model.machine, sampleInput: model.starts[0].input, model };
}

export const catalogue: readonly CatalogueEntry[] = [
  entry(sessionModel, {
    title: 'Session',
    purpose: 'Knows who is logged in, in this tab and with the others of the browser.',
    usedIn: ['every page', 'the menu of the account'],
  }),
  entry(submissionModel, {
    title: 'Submission',
    purpose: 'Takes a form of the account to the server and its answer back to the fields.',
    usedIn: ['/user/login', '/user/register', '/user/forgot-password', '/change-password/{token}'],
  }),
  entry(documentEditorModel, {
    title: 'Document editor',
    purpose: 'Brings the changes of a document to the server without losing a keystroke, and settles conflicts.',
    usedIn: ['/dashboard?document=', 'the form of a new document'],
  }),
  entry(importModel, {
    title: 'Import',
    purpose: 'Reads a BibTeX or BibLaTeX file, shows what is in it and sends it batch by batch.',
    usedIn: ['the import dialog of /dashboard'],
  }),
  entry(pagingModel, {
    title: 'Paging',
    purpose: 'Brings the rows of a long list as they come into view, after jumps, changes and failures.',
    usedIn: ['the list of /dashboard'],
  }),
];
