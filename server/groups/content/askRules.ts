// Evaluates the rules of groups for documents, and stores or returns the matches: many rules in few statements.
import sql, { type Sql, join } from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../../library/library.ts';
import type { TextSource } from '../../search/textConditions.ts';
import type { AskedRule } from './askedRule.ts';
import type { Look } from './ruleCondition.ts';
import { ruleSql, wordPattern } from './ruleSql.ts';
import { type Asked, askTogether, askingRules } from './slowRules.ts';

/** A group whose rule is asked; by itself when it was slow among others. */
export interface RuledGroup {
  readonly id: string;
  readonly rule: AskedRule;
  readonly isAlone: boolean;
}

/** That the rule of a group finds a document. */
export interface Match {
  readonly groupId: string;
  readonly documentId: string;
}

/** A condition on the row `t` of document_texts. */
export type Condition = Sql;

/** The names of the groups that are filled by hand. */
export async function readGroupNames(library: LibraryReader): Promise<ReadonlyMap<string, string>> {
  const rows = await library.query<{ id: string; name: string }>(
    (ownerId) => sql`
      select id, name from groups where owner_id = ${ownerId} and kind = 'explicit' and deleted_at is null`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the conditions of some rules need to know. */
export async function ruleSourceOf(library: LibraryReader, rules: readonly AskedRule[]): Promise<TextSource> {
  return {
    groupNames: rules.some((rule) => rule.looksAtGroups) ? await readGroupNames(library) : new Map<string, string>(),
  };
}

interface LookingGroup extends RuledGroup {
  readonly look: Look;
}

/**
 * Rules that look for one text: hundreds of them are rows of a table, and no document's texts are opened twice. Rule by rule, so that
 * PostgreSQL, which remembers 32 regular expressions, reads each once; and only where the plain look found something.
 */
function looksSql(ownerId: string, groups: readonly LookingGroup[], which: Condition): Sql {
  const all = <T>(part: (look: Look) => T) => groups.map(({ look }) => part(look));
  const members = [...new Set(all(({ member }) => member))];
  const textsOf = (column: Sql, isFolded: boolean) => sql`
    select t.document_id, ${isFolded}::boolean as is_folded, text.key, text.value
    from document_texts t cross join lateral jsonb_each_text(${column}) text
    where t.owner_id = ${ownerId} and ${which} and text.key = any(${members}::text[])`;
  const sides = [
    ...(groups.some(({ look }) => look.isFolded) ? [textsOf(sql`t.folded`, true)] : []),
    ...(groups.some(({ look }) => !look.isFolded) ? [textsOf(sql`t.texts`, false)] : []),
  ];
  // `offset 0` keeps the planner from taking document by document.
  return sql`
    with found as materialized (${join(sides, ' union all ')})
    select asked.group_id, matching.document_id
    from unnest(${groups.map(({ id }) => id)}::text[], ${all(({ member }) => member)}::text[],
      ${all(({ isFolded }) => isFolded)}::boolean[], ${all(({ part }) => part)}::text[],
      ${all(({ part, isWord }) => (isWord ? wordPattern(part) : null))}::text[]) as asked(group_id, member, is_folded, part, pattern)
    cross join lateral (
      select found.document_id from found
      where found.key = asked.member and found.is_folded = asked.is_folded and
        case when strpos(found.value, asked.part) > 0
          then asked.pattern is null or found.value ~ asked.pattern else false end
      offset 0) matching`;
}

/** Rules that are conditions of their own. */
function conditionsSql(ownerId: string, groups: readonly RuledGroup[], source: TextSource, which: Condition): Sql {
  const cases = groups.map(({ id, rule }) => sql`case when ${ruleSql(rule.condition, source)} then ${id}::text end`);
  return sql`
    select found.group_id, t.document_id
    from document_texts t cross join lateral unnest(array[${join(cases)}]) found(group_id)
    where t.owner_id = ${ownerId} and ${which} and found.group_id is not null`;
}

/** What one statement can ask. */
interface Room {
  readonly groups: number;
  readonly patterns?: number;
}

/** Of more regular expressions PostgreSQL forgets some with every document. */
const conditionsAtOnce: Room = { groups: 30, patterns: 25 };

/** Puts together what one statement can ask; who is asked alone has one of its own. */
export function packGroups<Group extends RuledGroup>(
  groups: readonly Group[],
  { groups: mostGroups, patterns: mostPatterns = Infinity }: Room,
): Group[][] {
  const packs = groups.filter(({ isAlone }) => isAlone).map((group) => [group]);
  let open: Group[] = [];
  let patterns = 0;
  for (const group of groups) {
    if (group.isAlone) continue;
    patterns += group.rule.patterns;
    if (open.length === 0 || open.length === mostGroups || patterns > mostPatterns) {
      open = [];
      patterns = group.rule.patterns;
      packs.push(open);
    }
    open.push(group);
  }
  return packs;
}

/** Whether a rule that was asked alone may be asked together with others again, after so many milliseconds: far below what ends a statement. */
export const isQuick = (time: number) => time < 500;

/** One statement for some groups. */
interface Question {
  readonly groups: readonly RuledGroup[];
  /** Selects the ids of groups and of the documents that they find. */
  readonly sql: (ownerId: string, which: Condition) => Sql;
  /** Milliseconds that it took so far. */
  time: number;
}

const howAsked = ({ groups }: Question): Asked => ({
  groupIds: groups.map(({ id }) => id),
  how: groups.some(({ isAlone }) => isAlone) ? 'alone' : 'together',
});

/** The statements that ask rules. */
export class Questions {
  readonly #questions: readonly Question[];

  private constructor(questions: readonly Question[]) {
    this.#questions = questions;
  }

  static async of(library: LibraryReader, groups: readonly RuledGroup[]): Promise<Questions> {
    const looking: LookingGroup[] = [];
    const others: RuledGroup[] = [];
    for (const group of groups) {
      const { condition } = group.rule;
      if (condition.asks === 'look') looking.push({ ...group, look: condition.look });
      else others.push(group);
    }
    const source = await ruleSourceOf(
      library,
      others.map(({ rule }) => rule),
    );
    const looks = packGroups(looking, { groups: Infinity }).map((each): Question => ({
      groups: each,
      time: 0,
      sql: (ownerId, which) => looksSql(ownerId, each, which),
    }));
    const conditions = packGroups(others, conditionsAtOnce).map((each): Question => ({
      groups: each,
      time: 0,
      sql: (ownerId, which) => conditionsSql(ownerId, each, source, which),
    }));
    return new Questions([...looks, ...conditions]);
  }

  get ruleCount(): number {
    return this.#questions.reduce((count, { groups }) => count + groups.length, 0);
  }

  /** Asks about documents of which no match with these groups is stored, and stores those. Throws `SlowRules`. */
  async ask(tx: LibraryWriter, which: Condition): Promise<void> {
    for (const question of this.#questions) {
      await this.#timed(question, () =>
        tx.query(
          (ownerId) => sql`
            insert into group_matches (owner_id, group_id, document_id)
            select ${ownerId}, found.group_id, found.document_id from (${question.sql(ownerId, which)}) found`,
        ),
      );
    }
  }

  /** Asks about documents, and stores nothing. Throws `SlowRules`. */
  async find(library: LibraryReader, which: Condition): Promise<Match[]> {
    const found: Match[] = [];
    for (const question of this.#questions) {
      const rows = await this.#timed(question, () =>
        library.query<Match>(
          (ownerId) => sql`
            select group_id as "groupId", document_id as "documentId" from (${question.sql(ownerId, which)}) found`,
        ),
      );
      found.push(...rows);
    }
    return found;
  }

  async #timed<T>(question: Question, ask: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await askingRules(howAsked(question), ask);
    } finally {
      question.time += performance.now() - start;
    }
  }

  /** Lets rules that were asked alone, and were quick, be asked together with others the next time. */
  async forgive(tx: LibraryWriter): Promise<void> {
    const forgiven = this.#questions
      .filter(({ time }) => isQuick(time))
      .map(howAsked)
      .filter(({ how }) => how === 'alone');
    if (forgiven.length > 0) {
      await askTogether(
        tx,
        forgiven.flatMap(({ groupIds }) => groupIds),
      );
    }
  }

  /** The groups of the statement that took longest so far. */
  get slowest(): readonly RuledGroup[] {
    const [slowest] = [...this.#questions].sort((left, right) => right.time - left.time);
    return slowest?.groups ?? [];
  }
}
