// Evaluates the rule of a group for a document in this process, with the same results as ruleSql.ts in the database. Only regular
// expressions are left to the database, because only PostgreSQL defines their meaning.
import { fold } from '#bibliography/fold.ts';
import { toPostgresPattern } from '#bibliography/search/pattern.ts';
import type { SearchExpression, SearchRange, SearchTerm } from '#bibliography/search/searchExpression.ts';
import { isUsablePattern, spelledValue } from '../../search/textConditions.ts';
import { type Look, type RuleCondition, wordCharacters } from './ruleCondition.ts';
import { keywordsMember } from '../../library/derived/textMembers.ts';

/** Whether a rule matches a document; null while that depends on a regular expression that has not been evaluated yet. */
export type Verdict = boolean | null;

/** Asks whether a regular expression, in PostgreSQL's syntax, matches a text. */
export interface PatternQuestion {
  readonly text: string;
  readonly pattern: string;
  readonly caseSensitive: boolean;
}

export type PatternAnswer = (question: PatternQuestion) => Verdict;

type Texts = ReadonlyMap<string, string>;

/** A document as rules see it. */
export interface JudgedDocument {
  readonly id: string;
  readonly texts: Texts;
  readonly folded: Texts;
  /** The names of the groups to which the document was added by hand, in the order of the groups' ids. */
  readonly groupNames: readonly string[];
}

export type Decider = (document: JudgedDocument, answer: PatternAnswer) => Verdict;
type TextDecider = (text: string, answer: PatternAnswer) => Verdict;

/** Whether the verdict on any item is true; null if none is true and one is unknown. */
function any<Item>(items: Iterable<Item>, decide: (item: Item) => Verdict): Verdict {
  let verdict: Verdict = false;
  for (const item of items) {
    const each = decide(item);
    if (each) return true;
    if (each === null) verdict = null;
  }
  return verdict;
}

const not = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict);

function all<Item>(items: Iterable<Item>, decide: (item: Item) => Verdict): Verdict {
  return not(any(items, (item) => not(decide(item))));
}

/** Like `linesOf` in textConditions.ts. */
function linesOf(text: string | undefined): readonly string[] {
  const lines = text?.replace(/^\n+|\n+$/g, '') ?? '';
  return lines === '' ? [] : lines.split('\n');
}

/** Like `groupsSql` in textConditions.ts. */
function groupsText({ texts, folded, groupNames }: JudgedDocument, caseSensitive: boolean): string | undefined {
  const left = (caseSensitive ? texts : folded).get('groups');
  const names =
    groupNames.length === 0 ? [] : [groupNames.map((name) => (caseSensitive ? name : fold(name))).join(', ')];
  const joined = [...(left === undefined ? [] : [left]), ...names].join(', ');
  return joined === '' ? undefined : joined;
}

/** Like `fieldCondition` in textConditions.ts. */
function decideField(field: string, caseSensitive: boolean, isFound: TextDecider): Decider {
  const textsOf = ({ texts, folded }: JudgedDocument) => (caseSensitive ? texts : folded);
  const one = (text: string | undefined, answer: PatternAnswer) => text !== undefined && isFound(text, answer);
  const anyLine =
    (member: string): Decider =>
    (document, answer) =>
      any(linesOf(textsOf(document).get(member)), (line) => isFound(line, answer));
  const anyCitationKey = anyLine('citationkey');
  switch (field) {
    case 'any':
      return (document, answer) => {
        const isField = (name: string) => !name.startsWith(' ') && name !== 'citationkey';
        const inFields = any(textsOf(document), ([name, text]) => isField(name) && isFound(text, answer));
        return inFields === true || any([inFields, anyCitationKey(document, answer)], (verdict) => verdict);
      };
    case 'anykeyword':
      return anyLine(keywordsMember);
    case 'citationkey':
      return anyCitationKey;
    case 'groups':
      return (document, answer) => one(groupsText(document, caseSensitive), answer);
    default:
      return (document, answer) => one(textsOf(document).get(field), answer);
  }
}

const wordCharacter = new RegExp(`[${wordCharacters}]`, 'u');

/** Whether the text contains the word with no letter or digit on either side, like `wordPattern` in ruleSql.ts. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = ''] = /.$/su.exec(text.slice(Math.max(0, at - 2), at)) ?? [];
    const [after = ''] = /^./su.exec(text.slice(at + word.length, at + word.length + 2)) ?? [];
    if (!wordCharacter.test(before) && !wordCharacter.test(after)) return true;
  }
  return false;
}

function decideLook({ member, isFolded, part, isWord }: Look): Decider {
  const isFound = isWord ? holdsWord : (text: string) => text.includes(part);
  return ({ texts, folded }) => {
    const text = (isFolded ? folded : texts).get(member);
    return text !== undefined && isFound(text, part);
  };
}

function isOnePart(text: string, part: string, delimiter: string | null): boolean {
  const parts = delimiter === null ? [text] : text.includes(part) ? text.split(delimiter) : [];
  // Like `btrim` in SQL, this removes spaces only.
  return parts.some((each) => each.replace(/^ +| +$/g, '') === part);
}

const never = () => false;

/** Like `compare` in textConditions.ts. */
function compare(term: SearchTerm): TextDecider {
  const { operator, caseSensitive, value: given } = term;
  if (operator === 'matches') {
    if (!isUsablePattern(given)) return never;
    const pattern = toPostgresPattern(given, { isFolded: !caseSensitive });
    return (text, answer) => answer({ text, pattern, caseSensitive });
  }
  const value = spelledValue(term);
  if (value === null) return never;
  return operator === 'is' ? (text) => text === value : (text) => text.includes(value);
}

function decideTerm(term: SearchTerm): Decider {
  const isFound = decideField(term.field, term.caseSensitive, compare(term));
  return term.negated ? (document, answer) => not(isFound(document, answer)) : isFound;
}

/** Like `rangeSql` in textConditions.ts: a range that is open at both ends matches every document, even without a year. */
function decideRange({ field, from, to }: SearchRange): Decider {
  if (from === null && to === null) return () => true;
  return ({ texts }) => {
    const text = texts.get(field) ?? '';
    return /^-?[0-9]{1,9}$/.test(text) && Number(text) >= (from ?? -Infinity) && Number(text) <= (to ?? Infinity);
  };
}

function decideExpression(expression: SearchExpression): Decider {
  switch (expression.type) {
    case 'everything':
      return () => true;
    case 'term':
      return decideTerm(expression);
    case 'range':
      return decideRange(expression);
    case 'not': {
      const operand = decideExpression(expression.operand);
      return (document, answer) => not(operand(document, answer));
    }
    case 'and':
    case 'or': {
      const operands = expression.operands.map(decideExpression);
      const joined = expression.type === 'and' ? all : any;
      return (document, answer) => joined(operands, (operand) => operand(document, answer));
    }
  }
}

/** The function that evaluates a condition. Called again with the answers to its questions, it asks no new ones. */
export function deciderOf(condition: RuleCondition): Decider {
  switch (condition.asks) {
    case 'nothing':
      return never;
    case 'look':
      return decideLook(condition.look);
    case 'word': {
      const { field, caseSensitive, word } = condition;
      return decideField(field, caseSensitive, (text) => holdsWord(text, word));
    }
    case 'part': {
      const { field, caseSensitive, part, delimiter } = condition;
      return decideField(field, caseSensitive, (text) => isOnePart(text, part, delimiter));
    }
    case 'search':
      return decideExpression(condition.expression);
    case 'citationKey': {
      const keys = new Set(condition.keys);
      return ({ texts }) => linesOf(texts.get('citationkey')).some((key) => keys.has(key));
    }
  }
}
