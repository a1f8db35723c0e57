// Evaluates rules for a few documents in this process. For two thousand rules the database needs most of a second to parse and plan the
// statements, even for a single document. Only regular expressions are sent to the database, all together.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../../library/library.ts';
import { type Match, type RuledGroup, isQuick, packGroups, readGroupNames } from './askRules.ts';
import type { JudgedDocument, PatternQuestion } from './decideRule.ts';
import { askTogether, askingRules } from './slowRules.ts';

/** With 20 documents, two thousand rules take half the time that the database would need, and block other requests only for a moment. */
export const maximumWrittenDocuments = 20;
/** In characters times rules: about 50 milliseconds, which block all other requests. */
const maximumCost = 50_000_000;

type StoredTexts = Readonly<Record<string, string>>;

/** For each document, the names of the groups to which it was added by hand, in the order of the groups' ids. */
async function readNames(
  library: LibraryReader,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groupNames = await readGroupNames(library);
  const members = await library.query<{ group_id: string; document_id: string }>(
    (libraryId) => sql`
      select group_id, document_id from group_members
      where library_id = ${libraryId} and document_id = any(${documentIds}::text[]) order by group_id`,
  );
  const names = new Map<string, string[]>();
  for (const { group_id: groupId, document_id: id } of members) {
    const name = groupNames.get(groupId);
    if (name === undefined) continue;
    const known = names.get(id);
    if (known) known.push(name);
    else names.set(id, [name]);
  }
  return names;
}

/** The documents as rules see them; null if they are too many, or too large, to evaluate in this process. */
export async function readFewDocuments(
  library: LibraryReader,
  groups: readonly RuledGroup[],
  documentIds: readonly string[],
): Promise<readonly JudgedDocument[] | null> {
  if (documentIds.length > maximumWrittenDocuments) return null;
  const rows = await library.query<{ id: string; texts: StoredTexts; folded: StoredTexts }>(
    (libraryId) => sql`
      select document_id as id, texts, folded from document_texts
      where library_id = ${libraryId} and document_id = any(${documentIds}::text[])`,
  );
  const length = rows.flatMap(({ folded }) => Object.values(folded)).reduce((sum, text) => sum + text.length, 0);
  if (length * groups.length > maximumCost) return null;
  const names = groups.some(({ rule }) => rule.looksAtGroups) ? await readNames(library, documentIds) : null;
  return rows.map(({ id, texts, folded }) => ({
    id,
    texts: new Map(Object.entries(texts)),
    folded: new Map(Object.entries(folded)),
    groupNames: names?.get(id) ?? [],
  }));
}

/** A document about which regular expressions have to decide. */
interface OpenCase {
  readonly document: JudgedDocument;
  readonly questions: readonly PatternQuestion[];
}

interface OpenGroup extends RuledGroup {
  readonly cases: readonly OpenCase[];
}

/** Numbered questions whether a regular expression matches a text, without repetitions. */
class NumberedQuestions {
  readonly all: PatternQuestion[] = [];
  readonly #numbers = new Map<string, Map<string, number>>();

  numberOf(question: PatternQuestion): number {
    const { text, pattern, caseSensitive } = question;
    const key = `${caseSensitive} ${pattern}`;
    const ofPattern = this.#numbers.get(key) ?? new Map<string, number>();
    this.#numbers.set(key, ofPattern);
    const number = ofPattern.get(text) ?? this.all.length;
    if (number === this.all.length) {
      ofPattern.set(text, number);
      this.all.push(question);
    }
    return number;
  }
}

/** Asks the database which of the regular expressions match; sorted by expression, because PostgreSQL caches only 32 of them. */
async function askPatterns(tx: LibraryWriter, questions: readonly PatternQuestion[]): Promise<ReadonlySet<number>> {
  const texts = [...new Set(questions.map(({ text }) => text))];
  const places = new Map(texts.map((text, index) => [text, index + 1]));
  // The join with the library's row lets a database that is distributed by library run the statement where the library is stored.
  const rows = await tx.query<{ number: number }>(
    (libraryId) => sql`
      select asked.number::integer as number
      from libraries l cross join unnest(
        ${questions.map(({ text }) => places.get(text))}::integer[], ${questions.map(({ pattern }) => pattern)}::text[],
        ${questions.map(({ caseSensitive }) => caseSensitive)}::boolean[]
      ) with ordinality as asked(place, pattern, case_sensitive, number)
      where l.library_id = ${libraryId} and case when asked.case_sensitive
        then (${texts}::text[])[asked.place] ~ asked.pattern else (${texts}::text[])[asked.place] ~* asked.pattern end`,
  );
  return new Set(rows.map(({ number }) => number - 1));
}

/** The matches that depend on regular expressions, for groups that are evaluated together or for one alone. */
async function decideOpen(tx: LibraryWriter, groups: readonly OpenGroup[]): Promise<Match[]> {
  const numbered = new NumberedQuestions();
  for (const { cases } of groups)
    for (const { questions } of cases) for (const question of questions) numbered.numberOf(question);
  const asked = {
    groupIds: groups.map(({ id }) => id),
    how: groups.some(({ isAlone }) => isAlone) ? 'alone' : 'together',
  } as const;
  const found = await askingRules(asked, () => askPatterns(tx, numbered.all));
  return groups.flatMap(({ id, rule, cases }) =>
    cases
      .filter(({ document }) => rule.decide(document, (question) => found.has(numbered.numberOf(question))))
      .map(({ document }) => ({ groupId: id, documentId: document.id })),
  );
}

/** The most groups whose regular expressions are in one statement. If it is slow, all its groups are evaluated alone afterwards. */
const groupsAtOnce = 100;

/** The matches of these rules with a few documents. Throws `SlowRules`. */
export async function decideMatches(
  tx: LibraryWriter,
  groups: readonly RuledGroup[],
  documents: readonly JudgedDocument[],
): Promise<readonly Match[]> {
  const matches: Match[] = [];
  const open: OpenGroup[] = [];
  for (const group of groups) {
    const cases: OpenCase[] = [];
    for (const document of documents) {
      const questions: PatternQuestion[] = [];
      const verdict = group.rule.decide(document, (question) => {
        questions.push(question);
        return null;
      });
      if (verdict) matches.push({ groupId: group.id, documentId: document.id });
      if (verdict === null) cases.push({ document, questions });
    }
    if (cases.length > 0) open.push({ ...group, cases });
  }
  const slow = new Set<string>();
  for (const pack of packGroups(open, { groups: groupsAtOnce })) {
    const start = performance.now();
    matches.push(...(await decideOpen(tx, pack)));
    if (!isQuick(performance.now() - start)) for (const { id } of pack) slow.add(id);
  }
  const forgiven = groups.filter(({ id, isAlone }) => isAlone && !slow.has(id));
  if (forgiven.length > 0) {
    await askTogether(
      tx,
      forgiven.map(({ id }) => id),
    );
  }
  return matches;
}
