// Asks rules that go through much text before the transaction that stores what they find: part by part, so that others are served in between. In the
// transaction they are asked about the documents that changed meanwhile, and no others.
import sql from 'sql-template-tag';
import type { Library, LibraryReader } from '../../database/library.ts';
import { tooSlow } from '../../search/searchProblem.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';
import { readRule } from './askedRule.ts';
import { type Match, Questions, type RuledGroup } from './askRules.ts';
import { inChunks, type Refusal } from './inChunks.ts';

/** A group whose rule is stored, and where in an input that stands, for what is wrong with it. */
export interface FilledGroup extends Pick<GroupRow, 'id' | 'kind' | 'rule'> {
  readonly path?: readonly string[];
}

/** The ids of the documents that a rule finds, as the library was at a moment. */
interface Answer {
  readonly at: Date;
  readonly documentIds: readonly string[];
}

/** By rule. */
export type Answers = ReadonlyMap<string, Answer>;

/** What the rules of groups found before a transaction, of the library as it was at a moment. */
export interface FoundAhead {
  readonly at: Date;
  readonly matches: readonly Match[];
}

const keyOf = ({ kind, rule }: FilledGroup) => `${kind} ${JSON.stringify(rule)}`;

/** A transaction would ask these rules about too much text; they have to be asked before it. */
class NeedsAnswers extends Error {
  readonly groups: readonly FilledGroup[];

  constructor(groups: readonly FilledGroup[]) {
    super('Rules have to be asked before the transaction.');
    this.name = 'NeedsAnswers';
    this.groups = groups;
  }
}

/** What transactions were given. */
const given = new WeakMap<LibraryReader, Answers>();

/** Gives a transaction what `withAnswersAhead` found out for it. */
export function giveAnswers(tx: LibraryReader, answers: Answers): void {
  given.set(tx, answers);
}

/** In characters times passes (searchCost.ts): a quarter of a second. */
const mostInTransaction = 10_000_000;

/** How much text these rules go through in a whole library; a rule without regular expressions half of it. */
async function costOf(library: LibraryReader, groups: readonly RuledGroup[]): Promise<number> {
  const passes = groups.reduce((sum, { rule }) => sum + Math.max(rule.patterns, 0.5), 0);
  const [row] = await library.query<{ text: number }>(
    (ownerId) => sql`
      select coalesce(sum(octet_length(search_text)), 0)::bigint as text from documents
      where owner_id = ${ownerId} and state <> 'purged'`,
  );
  return passes * (row?.text ?? 0);
}

export function ruledGroups(groups: readonly FilledGroup[]): RuledGroup[] {
  return groups.flatMap((group): RuledGroup[] => {
    const rule = readRule(ruleOf(group));
    return rule ? [{ id: group.id, rule, isAlone: false }] : [];
  });
}

/** What is said where the rules of these groups take too long. */
export function refusalOf(questions: Questions, groups: readonly FilledGroup[]): Refusal {
  const [slowest] = questions.slowest;
  return {
    path: groups.find(({ id }) => id === slowest?.id)?.path ?? ['input', 'searchExpression'],
    message:
      questions.ruleCount === 1 ? tooSlow : 'These groups take too long to fill together. Add fewer of them at once.',
  };
}

/**
 * What the rules of these groups found ahead of a transaction; null where it can ask them itself: they cost little, or depend on which
 * groups documents are in. Throws `NeedsAnswers`, which `withAnswersAhead` catches.
 */
export async function answersFor(tx: LibraryReader, groups: readonly FilledGroup[]): Promise<FoundAhead | null> {
  const answers = given.get(tx);
  // A transaction of the server’s own has nobody to ask ahead for it.
  if (!answers) return null;
  const ruled = ruledGroups(groups);
  if (ruled.length === 0 || ruled.some(({ rule }) => rule.looksAtGroups)) return null;
  if ((await costOf(tx, ruled)) <= mostInTransaction) return null;
  const ids = new Set(ruled.map(({ id }) => id));
  const asked = groups.filter(({ id }) => ids.has(id)).map((group) => ({ group, answer: answers.get(keyOf(group)) }));
  const missing = asked.filter(({ answer }) => answer === undefined).map(({ group }) => group);
  if (missing.length > 0) throw new NeedsAnswers(missing);
  return {
    // What changed since the first answer is asked anew.
    at: new Date(Math.min(...asked.map(({ answer }) => answer?.at.getTime() ?? 0))),
    matches: asked.flatMap(({ group, answer }) =>
      (answer?.documentIds ?? []).map((documentId) => ({ groupId: group.id, documentId })),
    ),
  };
}

/** Milliseconds that rules may take ahead, with the turns of others in between. */
const patience = 60_000;

async function ask(library: LibraryReader, groups: readonly FilledGroup[]): Promise<Answers> {
  const ruled = ruledGroups(groups);
  const [row] = await library.query<{ at: Date }>(
    (ownerId) => sql`select last_modified as at from libraries where owner_id = ${ownerId}`,
  );
  const questions = await Questions.of(library, ruled);
  const found = new Map(ruled.map(({ id }) => [id, new Array<string>()]));
  const passes = Math.max(...ruled.map(({ rule }) => rule.patterns));
  const refusal = () => refusalOf(questions, groups);
  await inChunks(library, { passes, patience, refusal }, async (range) => {
    for (const { groupId, documentId } of await questions.find(library, range)) found.get(groupId)?.push(documentId);
  });
  const at = row?.at ?? new Date(0);
  return new Map(groups.map((group) => [keyOf(group), { at, documentIds: found.get(group.id) ?? [] }]));
}

/** A change asks so many times at most: each time for other rules. */
const mostRounds = 10;

/** Runs a change that may fill groups; once more with what it needs to know. `write` gives its transaction the answers (`giveAnswers`). */
export async function withAnswersAhead<T>(library: Library, write: (answers: Answers) => Promise<T>): Promise<T> {
  let answers: Answers = new Map();
  for (let round = 1; ; round += 1) {
    try {
      return await write(answers);
    } catch (error) {
      if (!(error instanceof NeedsAnswers) || round === mostRounds) throw error;
      const more = await library.heavyJob((heavy) => ask(heavy, error.groups));
      answers = new Map([...answers, ...more]);
    }
  }
}
