// Outcomes as the API answers them: each record as an entry, beside the documents of the library that are likely the same work.
import { writeEntry } from '#bibliography/bibtex/writeEntry.ts';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import { duplicateKeysOf } from '#bibliography/duplicates/duplicateKeys.ts';
import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import { readKeyPatterns } from '../citationKeys/keyPatterns.ts';
import { readTakenKeys } from '../citationKeys/takenKeys.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { presentDocument } from '../presenters/presentDocument.ts';
import { findLike } from '../duplicates/findDuplicates.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import type { FoundRecord, Outcome } from './lookupAnswers.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { draftOf } from './recordDraft.ts';

type Candidate = Awaited<ResolversTypes['LookUpCandidate']>;

/** The candidates of each list of records, in their order. Their citation keys are made by the library's pattern, and free in it. */
async function presentCandidates(
  library: ReadableLibrary,
  lists: readonly (readonly FoundRecord[])[],
): Promise<Candidate[][]> {
  const drafts = lists.flatMap((records, list) =>
    records.flatMap((record) => {
      const draft = draftOf(record);
      return draft === null ? [] : [{ list, source: record.source, draft }];
    }),
  );
  const candidates: Candidate[][] = lists.map(() => []);
  if (drafts.length === 0) return candidates;
  await ensureDerived(library);
  const { nameOf } = await readKeyPatterns(library);
  const names = drafts.map(({ draft }) => nameOf(draft));
  const taken: string[] = [];
  for (const name of new Set(names)) taken.push(...(await readTakenKeys(library, name)).flatMap(({ keys }) => keys));
  const keys = new KeyMaker(taken);
  const like = await findLike(
    library,
    drafts.map(({ draft }) => duplicateKeysOf(draft)),
  );
  const existing = new Map(like.map(({ index, documents }) => [index, documents.map(presentDocument)]));
  drafts.forEach(({ list, source, draft }, index) => {
    candidates[list]?.push({
      __typename: 'LookUpCandidate',
      source,
      entry: writeEntry(draft, { dialect: 'biblatex', madeUpKey: keys.free(names[index] ?? '') }),
      existing: existing.get(index) ?? [],
    });
  });
  return candidates;
}

export interface PresentedOutcome {
  readonly status: Outcome['status'];
  readonly message: string | null;
  readonly candidates: Candidate[];
}

/** The outcomes in their order. Records larger than the limit of a document are left out; if no others are left, the outcome is a failure that says so. */
export async function presentOutcomes(
  library: ReadableLibrary,
  outcomes: readonly Outcome[],
): Promise<PresentedOutcome[]> {
  const candidates = await presentCandidates(
    library,
    outcomes.map(({ records }) => records),
  );
  return outcomes.map(({ status, message, records: [first] }, index) => {
    const own = candidates[index] ?? [];
    return first !== undefined && own.length === 0
      ? { status: 'UNAVAILABLE', message: lookUpTexts.recordTooLarge(first.source), candidates: own }
      : { status, message, candidates: own };
  });
}
