// Evaluates the rules of groups for documents, many rules in few statements, and stores or returns the matches.
import sql, { type Sql, join } from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../../library/library.ts';
import type { TextSource } from '../../search/textConditions.ts';
import type { AskedRule } from './askedRule.ts';
import type { Look } from './ruleCondition.ts';
import { ruleSql, wordPattern } from './ruleSql.ts';
import { type Asked, askTogether, askingRules } from './slowRules.ts';

/** A group whose rule is evaluated. `isAlone`: in a statement of its own, because a statement with several rules was too slow. */
export interface RuledGroup {
  readonly id: string;
  readonly rule: AskedRule;
  readonly isAlone: boolean;
}

/** A document that the rule of a group matches. */
export interface Match {
  readonly groupId: string;
  readonly documentId: string;
}

/** A condition on the row `t` of document_texts. */
export type Condition = Sql;

/** The names of the groups that are filled by hand, by their ids. */
export async function readGroupNames(library: LibraryReader): Promise<ReadonlyMap<string, string>> {
  const rows = await library.query<{ id: string; name: string }>(
    (libraryId) => sql`
      select id, name from groups where library_id = ${libraryId} and kind = 'explicit' and deleted_at is null`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The data of the library that the conditions of these rules refer to. */
export async function ruleSourceOf(library: LibraryReader, rules: readonly AskedRule[]): Promise<TextSource> {
  return {
    groupNames: rules.some((rule) => rule.looksAtGroups) ? await readGroupNames(library) : new Map<string, string>(),
  };
}

interface LookingGroup extends RuledGroup {
  readonly look: Look;
}

/**
 * Rules that look for one text. Hundreds of them become rows of a table, and each document's texts are read only once. The statement goes
 * through the rules one by one, because PostgreSQL caches only 32 compiled regular expressions; it runs them only on texts in which the
 * plain search found something.
 */
function looksSql(libraryId: string, groups: readonly LookingGroup[], which: Condition): Sql {
  const all = <T>(part: (look: Look) => T) => groups.map(({ look }) => part(look));
  const members = [...new Set(all(({ member }) => member))];
  const textsOf = (column: Sql, isFolded: boolean) => sql`
    select t.document_id, ${isFolded}::boolean as is_folded, text.key, text.value
    from document_texts t cross join lateral jsonb_each_text(${column}) text
    where t.library_id = ${libraryId} and ${which} and text.key = any(${members}::text[])`;
  const sides = [
    ...(groups.some(({ look }) => look.isFolded) ? [textsOf(sql`t.folded`, true)] : []),
    ...(groups.some(({ look }) => !look.isFolded) ? [textsOf(sql`t.texts`, false)] : []),
  ];
  // `offset 0` keeps the planner from looping over the documents first.
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

/** Rules that need a SQL condition each. */
function conditionsSql(libraryId: string, groups: readonly RuledGroup[], source: TextSource, which: Condition): Sql {
  const cases = groups.map(({ id, rule }) => sql`case when ${ruleSql(rule.condition, source)} then ${id}::text end`);
  return sql`
    select found.group_id, t.document_id
    from document_texts t cross join lateral unnest(array[${join(cases)}]) found(group_id)
    where t.library_id = ${libraryId} and ${which} and found.group_id is not null`;
}

/** The most groups and regular expressions that fit into one statement. */
interface Room {
  readonly groups: number;
  readonly patterns?: number;
}

/** With more regular expressions, PostgreSQL’s cache would overflow, and they would be compiled again for every document. */
const conditionsAtOnce: Room = { groups: 30, patterns: 25 };

/** Packs groups into statements; groups with `isAlone` get a statement of their own. */
export function packGroups<Group extends RuledGroup>(
  groups: readonly Group[],
  { groups: maximumGroups, patterns: maximumPatterns = Infinity }: Room,
): Group[][] {
  const packs = groups.filter(({ isAlone }) => isAlone).map((group) => [group]);
  let open: Group[] = [];
  let patterns = 0;
  for (const group of groups) {
    if (group.isAlone) continue;
    patterns += group.rule.patterns;
    if (open.length === 0 || open.length === maximumGroups || patterns > maximumPatterns) {
      open = [];
      patterns = group.rule.patterns;
      packs.push(open);
    }
    open.push(group);
  }
  return packs;
}

/** Whether a rule evaluated alone in `time` ms may be combined with others again. The limit is far below the statement timeout. */
export const isQuick = (time: number) => time < 500;

/** One statement for some groups. */
interface Question {
  readonly groups: readonly RuledGroup[];
  /** Selects pairs of a group's id and the id of a document that its rule matches. */
  readonly sql: (libraryId: string, which: Condition) => Sql;
  /** Milliseconds that the statement has taken so far. */
  time: number;
}

const howAsked = ({ groups }: Question): Asked => ({
  groupIds: groups.map(({ id }) => id),
  how: groups.some(({ isAlone }) => isAlone) ? 'alone' : 'together',
});

/** The statements that evaluate the rules of some groups. */
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
      sql: (libraryId, which) => looksSql(libraryId, each, which),
    }));
    const conditions = packGroups(others, conditionsAtOnce).map((each): Question => ({
      groups: each,
      time: 0,
      sql: (libraryId, which) => conditionsSql(libraryId, each, source, which),
    }));
    return new Questions([...looks, ...conditions]);
  }

  get ruleCount(): number {
    return this.#questions.reduce((count, { groups }) => count + groups.length, 0);
  }

  /** Evaluates the rules for documents that have no stored matches with these groups, and stores the matches. Throws `SlowRules`. */
  async ask(tx: LibraryWriter, which: Condition): Promise<void> {
    for (const question of this.#questions) {
      await this.#timed(question, () =>
        tx.query(
          (libraryId) => sql`
            insert into group_matches (library_id, group_id, document_id)
            select ${libraryId}, found.group_id, found.document_id from (${question.sql(libraryId, which)}) found`,
        ),
      );
    }
  }

  /** Evaluates the rules for documents without storing anything. Throws `SlowRules`. */
  async find(library: LibraryReader, which: Condition): Promise<Match[]> {
    const found: Match[] = [];
    for (const question of this.#questions) {
      const rows = await this.#timed(question, () =>
        library.query<Match>(
          (libraryId) => sql`
            select group_id as "groupId", document_id as "documentId" from (${question.sql(libraryId, which)}) found`,
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

  /** Lets rules that were evaluated alone, and were quick, be combined with others the next time. */
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

  /** The groups of the statement that has taken longest so far. */
  get slowest(): readonly RuledGroup[] {
    const [slowest] = [...this.#questions].sort((left, right) => right.time - left.time);
    return slowest?.groups ?? [];
  }
}
