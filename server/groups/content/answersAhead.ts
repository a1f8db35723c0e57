// Evaluates expensive rules before the transaction that stores their matches: in chunks, so that other requests are served in between.
// The transaction itself evaluates them only for documents that have changed meanwhile.
import sql from 'sql-template-tag';
import type { ReadableLibrary, LibraryReader } from '../../library/library.ts';
import { changedColumn } from '../../library/documentRow.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { measureDocuments } from '../../library/measureDocuments.ts';
import { tooSlow } from '../../search/searchProblem.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';
import { readRule } from './askedRule.ts';
import { type Match, Questions, type RuledGroup } from './askRules.ts';
import { inChunks, type Refusal } from './inChunks.ts';

/** A group to fill with the matches of its rule; `path` is the place of the rule in the input, for error messages. */
export interface FilledGroup extends Pick<GroupRow, 'id' | 'kind' | 'rule'> {
  readonly path?: readonly string[];
}

/** The ids of the documents that a rule matched in the state of the library at a moment; null if there are too many to hold. */
interface Answer {
  readonly at: Date;
  readonly documentIds: readonly string[] | null;
}

/** Answers by rule (`keyOf`). */
export type Answers = ReadonlyMap<string, Answer>;

/** The matches that rules found before a transaction, in the state of the library at that moment. */
export interface FoundAhead {
  readonly at: Date;
  readonly matches: readonly Match[];
}

/** A group to fill, with its parsed rule. */
export interface FillingGroup extends RuledGroup {
  readonly filled: FilledGroup;
}

/** Parses the rules of these groups, and leaves out groups whose rule does not match documents by itself. */
export function readRules(groups: readonly FilledGroup[]): FillingGroup[] {
  return groups.flatMap((filled) => {
    const rule = readRule(ruleOf(filled));
    return rule ? [{ id: filled.id, rule, isAlone: false, filled }] : [];
  });
}

const keyOf = ({ filled: { kind, rule } }: FillingGroup) => `${kind} ${JSON.stringify(rule)}`;

/** Thrown in a transaction that would search too much text for these rules; they have to be evaluated before it. */
class NeedsAnswers extends Error {
  readonly groups: readonly FillingGroup[];

  constructor(groups: readonly FillingGroup[]) {
    super('Rules have to be evaluated before the transaction.');
    this.name = 'NeedsAnswers';
    this.groups = groups;
  }
}

/** Answers by transaction; set by `giveAnswers`. */
const given = new WeakMap<LibraryReader, Answers>();

/** Gives a transaction the answers that `withAnswersAhead` has found for it. */
export function giveAnswers(tx: LibraryReader, answers: Answers): void {
  given.set(tx, answers);
}

/** In characters times passes (searchCost.ts): a quarter of a second. */
const maximumCostInTransaction = 10_000_000;

/** The number of regular expressions that a rule runs on each document. Rules that look for one text count as zero: they rarely run theirs. */
const passesOf = ({ rule }: RuledGroup) => (rule.condition.asks === 'look' ? 0 : rule.patterns);

/** The cost of evaluating these rules, for the documents that changed after `since`, or for all documents if it is null. */
async function costOf(library: LibraryReader, groups: readonly RuledGroup[], since: Date | null): Promise<number> {
  const passes = groups.reduce((sum, group) => sum + passesOf(group), 0);
  if (passes === 0) return 0;
  const changed = since === null ? sql`true` : sql`${changedColumn} > ${since}`;
  const { text } = await measureDocuments(library, () => changed);
  return passes * text;
}

const pathOf = (group: FillingGroup | undefined) => group?.filled.path ?? ['input', 'searchExpression'];

/** The error for rules of these groups that take too long. */
export function refusalOf(questions: Questions, groups: readonly FillingGroup[]): Refusal {
  const [slowest] = questions.slowest;
  return {
    path: pathOf(groups.find(({ id }) => id === slowest?.id)),
    message:
      questions.ruleCount === 1 ? tooSlow : 'These groups take too long to fill together. Add fewer of them at once.',
  };
}

/** In characters times passes. The limit is higher for rules that depend on groups, because only the transaction can evaluate these. */
const maximumCostOfGroups = 100_000_000;

/**
 * The matches that these rules found before the transaction; null if the transaction has to evaluate them itself, because they are cheap or
 * match too many documents to hold. Throws `NeedsAnswers`, which `withAnswersAhead` catches, and BAD_USER_INPUT for rules that only the
 * transaction could evaluate, but not in time.
 */
export async function answersFor(tx: LibraryReader, groups: readonly FillingGroup[]): Promise<FoundAhead | null> {
  const answers = given.get(tx);
  // Only transactions that run in `withAnswersAhead` have answers; the server’s own transactions don’t.
  if (!answers) return null;
  const cost = await costOf(tx, groups, null);
  if (groups.some(({ rule }) => rule.looksAtGroups)) {
    if (cost <= maximumCostOfGroups) return null;
    throw badUserInput([{ path: pathOf(groups[0]), message: tooSlow }]);
  }
  if (cost <= maximumCostInTransaction) return null;
  const asked: { readonly id: string; readonly answer: Answer }[] = [];
  const missing: FillingGroup[] = [];
  for (const group of groups) {
    const answer = answers.get(keyOf(group));
    if (answer) asked.push({ id: group.id, answer });
    else missing.push(group);
  }
  if (missing.length > 0) throw new NeedsAnswers(missing);
  if (asked.some(({ answer }) => answer.documentIds === null)) return null;
  // The transaction evaluates all rules again for documents that changed after the earliest answer.
  const at = new Date(Math.min(...asked.map(({ answer }) => answer.at.getTime())));
  if ((await costOf(tx, groups, at)) > maximumCostInTransaction) throw new NeedsAnswers(groups);
  const matches = asked.flatMap(({ id, answer }) =>
    (answer.documentIds ?? []).map((documentId) => ({ groupId: id, documentId })),
  );
  return { at, matches };
}

/** Milliseconds that the evaluation before a transaction may take, including the time for other requests in between. */
const patience = 60_000;
/** The most matches that are held for a transaction. */
const maximumMatches = 200_000;

async function ask(library: LibraryReader, groups: readonly FillingGroup[]): Promise<Answers> {
  const [row] = await library.query<{ at: Date }>(
    (libraryId) => sql`select last_modified as at from libraries where library_id = ${libraryId}`,
  );
  const at = row?.at ?? new Date(0);
  const questions = await Questions.of(library, groups);
  const found = new Map(groups.map(({ id }) => [id, new Array<string>()]));
  let count = 0;
  const passes = Math.max(...groups.map(passesOf));
  const refusal = () => refusalOf(questions, groups);
  await inChunks(library, { passes, patience, refusal }, async (range) => {
    if (count > maximumMatches) return;
    const matches = await questions.find(library, range);
    count += matches.length;
    for (const { groupId, documentId } of matches) found.get(groupId)?.push(documentId);
  });
  const idsOf = (id: string) => (count > maximumMatches ? null : (found.get(id) ?? []));
  return new Map(groups.map((group) => [keyOf(group), { at, documentIds: idsOf(group.id) }]));
}

/** The most attempts of one change, each of which may need the answers of further rules. */
const maximumRounds = 10;

/** Runs a change that may fill groups, and repeats it with answers that it lacked. `write` must pass them to its transaction (`giveAnswers`). */
export async function withAnswersAhead<T>(
  library: ReadableLibrary,
  write: (answers: Answers) => Promise<T>,
): Promise<T> {
  let answers: Answers = new Map();
  for (let round = 1; ; round += 1) {
    try {
      return await write(answers);
    } catch (error) {
      if (!(error instanceof NeedsAnswers)) throw error;
      if (round === maximumRounds) throw badUserInput([{ path: pathOf(error.groups[0]), message: tooSlow }]);
      const more = await library.heavyJob((heavy) => ask(heavy, error.groups));
      answers = new Map([...answers, ...more]);
    }
  }
}
