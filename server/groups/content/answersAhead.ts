// Asks rules that go through much text before the transaction that stores what they find: part by part, so that others are served in between. In the
// transaction they are asked about the documents that changed meanwhile, and no others.
import sql from 'sql-template-tag';
import type { Library, LibraryReader } from '../../library/library.ts';
import { changedColumn } from '../../library/documentRow.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { measureDocuments } from '../../library/measureDocuments.ts';
import { tooSlow } from '../../search/searchProblem.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';
import { readRule } from './askedRule.ts';
import { type Match, Questions, type RuledGroup } from './askRules.ts';
import { inChunks, type Refusal } from './inChunks.ts';

/** A group whose rule is stored, and where in an input that stands, for what is wrong with it. */
export interface FilledGroup extends Pick<GroupRow, 'id' | 'kind' | 'rule'> {
  readonly path?: readonly string[];
}

/** The ids of the documents that a rule finds, as the library was at a moment; null where they are too many to be held. */
interface Answer {
  readonly at: Date;
  readonly documentIds: readonly string[] | null;
}

/** By rule. */
export type Answers = ReadonlyMap<string, Answer>;

/** What the rules of groups found before a transaction, of the library as it was at a moment. */
export interface FoundAhead {
  readonly at: Date;
  readonly matches: readonly Match[];
}

/** A group to fill, with its rule read. */
export interface FillingGroup extends RuledGroup {
  readonly filled: FilledGroup;
}

/** Those of some groups that find documents by themselves. */
export function readRules(groups: readonly FilledGroup[]): FillingGroup[] {
  return groups.flatMap((filled) => {
    const rule = readRule(ruleOf(filled));
    return rule ? [{ id: filled.id, rule, isAlone: false, filled }] : [];
  });
}

const keyOf = ({ filled: { kind, rule } }: FillingGroup) => `${kind} ${JSON.stringify(rule)}`;

/** A transaction would ask these rules about too much text; they have to be asked before it. */
class NeedsAnswers extends Error {
  readonly groups: readonly FillingGroup[];

  constructor(groups: readonly FillingGroup[]) {
    super('Rules have to be asked before the transaction.');
    this.name = 'NeedsAnswers';
    this.groups = groups;
  }
}

/** Answers by transaction; set by `giveAnswers`. */
const given = new WeakMap<LibraryReader, Answers>();

/** Gives a transaction what `withAnswersAhead` found out for it. */
export function giveAnswers(tx: LibraryReader, answers: Answers): void {
  given.set(tx, answers);
}

/** In characters times passes (searchCost.ts): a quarter of a second. */
const mostInTransaction = 10_000_000;

/** How often a rule goes through the texts of a document; one that looks for a text finds most of them without. */
const passesOf = ({ rule }: RuledGroup) => (rule.condition.asks === 'look' ? 0 : rule.patterns);

/** How much text these rules go through in the documents that changed since a moment; null: in all of them. */
async function costOf(library: LibraryReader, groups: readonly RuledGroup[], since: Date | null): Promise<number> {
  const passes = groups.reduce((sum, group) => sum + passesOf(group), 0);
  if (passes === 0) return 0;
  const changed = since === null ? sql`true` : sql`${changedColumn} > ${since}`;
  const { text } = await measureDocuments(library, () => changed);
  return passes * text;
}

const pathOf = (group: FillingGroup | undefined) => group?.filled.path ?? ['input', 'searchExpression'];

/** What is said where the rules of these groups take too long. */
export function refusalOf(questions: Questions, groups: readonly FillingGroup[]): Refusal {
  const [slowest] = questions.slowest;
  return {
    path: pathOf(groups.find(({ id }) => id === slowest?.id)),
    message:
      questions.ruleCount === 1 ? tooSlow : 'These groups take too long to fill together. Add fewer of them at once.',
  };
}

/** In characters times passes: what depends on which groups documents are in can be asked in the transaction alone. */
const mostOfGroups = 100_000_000;

/**
 * What the rules of these groups found ahead of a transaction; null where it has to ask them itself: they cost little, or find too much to be
 * held. Throws `NeedsAnswers`, which `withAnswersAhead` catches, and BAD_USER_INPUT for what would take too long in a transaction.
 */
export async function answersFor(tx: LibraryReader, groups: readonly FillingGroup[]): Promise<FoundAhead | null> {
  const answers = given.get(tx);
  // A transaction of the server’s own has nobody to ask ahead for it.
  if (!answers) return null;
  const cost = await costOf(tx, groups, null);
  if (groups.some(({ rule }) => rule.looksAtGroups)) {
    if (cost <= mostOfGroups) return null;
    throw badUserInput([{ path: pathOf(groups[0]), message: tooSlow }]);
  }
  if (cost <= mostInTransaction) return null;
  const asked: { readonly id: string; readonly answer: Answer }[] = [];
  const missing: FillingGroup[] = [];
  for (const group of groups) {
    const answer = answers.get(keyOf(group));
    if (answer) asked.push({ id: group.id, answer });
    else missing.push(group);
  }
  if (missing.length > 0) throw new NeedsAnswers(missing);
  if (asked.some(({ answer }) => answer.documentIds === null)) return null;
  // What changed since the first answer is asked anew.
  const at = new Date(Math.min(...asked.map(({ answer }) => answer.at.getTime())));
  if ((await costOf(tx, groups, at)) > mostInTransaction) throw new NeedsAnswers(groups);
  const matches = asked.flatMap(({ id, answer }) =>
    (answer.documentIds ?? []).map((documentId) => ({ groupId: id, documentId })),
  );
  return { at, matches };
}

/** Milliseconds that rules may take ahead, with the turns of others in between. */
const patience = 60_000;
/** So many matches are held for a transaction. */
const mostMatches = 200_000;

async function ask(library: LibraryReader, groups: readonly FillingGroup[]): Promise<Answers> {
  const [row] = await library.query<{ at: Date }>(
    (ownerId) => sql`select last_modified as at from libraries where owner_id = ${ownerId}`,
  );
  const at = row?.at ?? new Date(0);
  const questions = await Questions.of(library, groups);
  const found = new Map(groups.map(({ id }) => [id, new Array<string>()]));
  let count = 0;
  const passes = Math.max(...groups.map(passesOf));
  const refusal = () => refusalOf(questions, groups);
  await inChunks(library, { passes, patience, refusal }, async (range) => {
    if (count > mostMatches) return;
    const matches = await questions.find(library, range);
    count += matches.length;
    for (const { groupId, documentId } of matches) found.get(groupId)?.push(documentId);
  });
  const idsOf = (id: string) => (count > mostMatches ? null : (found.get(id) ?? []));
  return new Map(groups.map((group) => [keyOf(group), { at, documentIds: idsOf(group.id) }]));
}

/** A change asks so many times at most: each time for other rules. */
const mostRounds = 10;

/** Runs a change that may fill groups, and again with the answers that it lacked. `write` gives them to its transaction (`giveAnswers`). */
export async function withAnswersAhead<T>(library: Library, write: (answers: Answers) => Promise<T>): Promise<T> {
  let answers: Answers = new Map();
  for (let round = 1; ; round += 1) {
    try {
      return await write(answers);
    } catch (error) {
      if (!(error instanceof NeedsAnswers)) throw error;
      if (round === mostRounds) throw badUserInput([{ path: pathOf(error.groups[0]), message: tooSlow }]);
      const more = await library.heavyJob((heavy) => ask(heavy, error.groups));
      answers = new Map([...answers, ...more]);
    }
  }
}
