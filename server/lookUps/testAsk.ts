// For tests of sources: services that answer what a test lets them answer.
import { writeEntry } from '#bibliography/bibtex/writeEntry.ts';
import type { LookupAnswer, LookupService } from '../edges.ts';
import { draftOf } from './recordDraft.ts';
import type { Ask, Reading } from './source.ts';

export interface AskedQuestion {
  readonly service: LookupService;
  readonly path: string;
}

export const found = (body: string | object): LookupAnswer => ({
  status: 200,
  headers: {},
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const failed = (status: number): LookupAnswer => ({ status, headers: {}, body: '<html>No.</html>' });

/** Answers each question by the service that it is for, or by what its path holds; anything else is not found. */
export function answering(answers: Readonly<Record<string, LookupAnswer>>): { ask: Ask; asked: AskedQuestion[] } {
  const asked: AskedQuestion[] = [];
  return {
    asked,
    ask: (service, pathOrMake) => {
      const path = typeof pathOrMake === 'string' ? pathOrMake : pathOrMake();
      asked.push({ service, path });
      const byPath = Object.entries(answers).find(([part]) => path.includes(part))?.[1];
      return Promise.resolve(byPath ?? answers[service] ?? failed(404));
    },
  };
}

/** The records as entries, with the key "key". */
export function entriesOf({ records }: Pick<Reading, 'records'>): string[] {
  return records.flatMap((record) => {
    const draft = draftOf(record);
    return draft === null ? [] : [writeEntry(draft, { dialect: 'biblatex', madeUpKey: 'key' })];
  });
}
