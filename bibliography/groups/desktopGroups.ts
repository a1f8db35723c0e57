// The group tree of the desktop app as it stands in a .bib file, read in both forms and written in the new one. Facts about the
// desktop app: its GroupSerializer and GroupsParser.
//
// Spaces around a name are left out, as in the form: entries could not say that they are in such a group.
// What the file cannot say, and what is therefore lost on the way: `displayName`; the delimiter of keywords, and whether only it
// ends one; that a group was one of last names (it comes back as a keyword group on its field); all paths of a TeX file but
// the first, the name of its device and the keys it cites; an icon of another set than Material Design, to the desktop app.
import type { LibraryPart } from '../bibtex/parseBibliography.ts';
import { fromDesktopSearch, toDesktopSearch } from '../search/desktopSearch.ts';
import { fromOlderSearch, isOlderSearch } from './olderSearch.ts';
import { isBalanced, isDesktopRecord, readRecord, widenLoneBraces, writeRecord } from './desktopRecord.ts';
import type { FilledGroupRule, GroupDraft, GroupFrame, GroupHierarchy, GroupRule, SearchRule } from './groupRule.ts';
import {
  frameProblems,
  isIconName,
  maximumGroupDepth,
  maximumGroupNameLength,
  maximumGroups,
  ruleProblems,
} from './validateGroup.ts';

/** Where a record stands. */
export interface Place {
  /** Which record of the tree, from 1. */
  readonly record: number;
  /** Where it begins: in the file if the part says its line, else within the part, from 1. */
  readonly line: number;
}

/** A group as a file has it. */
export interface ReadGroup extends GroupFrame {
  readonly rule: GroupRule;
  /** The citation keys of its documents, where the file names them here (the old form); otherwise entries name their groups. */
  readonly memberKeys: readonly string[];
  /** Where its record stands. */
  readonly place: Place;
  readonly children: readonly ReadGroup[];
}

/** A record that could not be read, or not all of it. */
export interface DesktopGroupProblem extends Place {
  readonly message: string;
}

export interface DesktopGroups {
  readonly groups: readonly ReadGroup[];
  readonly problems: readonly DesktopGroupProblem[];
  /** The parts without the group tree. */
  readonly rest: readonly LibraryPart[];
}

/** A part that may know the line of the file on which its value begins. */
export type PlacedPart = LibraryPart & { readonly line?: number };

const hierarchies: readonly GroupHierarchy[] = ['independent', 'intersection', 'union'];
const defaultDelimiter = ',';

/** A colour of ours, `#rrggbb` or `#rrggbbaa`, from `0xrrggbbaa`; null when it is none. */
function readColor(text: string): string | null {
  const [, rgb, alpha] = /^(?:0x|#)([\da-f]{6})([\da-f]{2})?$/i.exec(text) ?? [];
  if (rgb === undefined) return null;
  return `#${rgb}${alpha === undefined || /^ff$/i.test(alpha) ? '' : alpha}`.toLowerCase();
}

function writeColor(color: string | null): string {
  return color === null ? '' : `0x${color.slice(1)}${color.length === 7 ? 'ff' : ''}`.toLowerCase();
}

/** The desktop app's names are those of Material Design in capitals: BOOK_OPEN is mdi:book-open. */
function readIcon(text: string): string | null {
  const icon = text.includes(':') ? text : `mdi:${text.toLowerCase().replaceAll('_', '-')}`;
  return isIconName(icon) ? icon : null;
}

function writeIcon(icon: string | null): string {
  if (icon === null) return '';
  return icon.startsWith('mdi:') ? icon.slice('mdi:'.length).toUpperCase().replaceAll('-', '_') : icon;
}

interface SourceRecord extends Place {
  /** Without line breaks and the final `;`. */
  readonly text: string;
}

const beginning = /[ \t]*\d+ +[A-Za-z]+Group:/y;

/**
 * The records of a tree. A line may end anywhere in a record; a `;` that is not quoted ends it, and so does a line that begins
 * another, where somebody lost the `;`.
 */
function recordsOf(value: string, firstLine: number): SourceRecord[] {
  const records: SourceRecord[] = [];
  let text = '';
  let line = firstLine;
  let beginsAt = firstLine;
  let isQuoted = false;
  const finish = (): void => {
    if (text.trim() !== '') records.push({ text: text.trim(), record: records.length + 1, line: beginsAt });
    text = '';
    isQuoted = false;
  };
  for (let index = 0; index < value.length; index += 1) {
    const character = value[index] ?? '';
    if (character === '\n') {
      line += 1;
      beginning.lastIndex = index + 1;
      if (beginning.test(value)) finish();
    } else if (character === ';' && !isQuoted) {
      finish();
    } else if (character !== '\r') {
      if (text === '') beginsAt = line;
      // White space before a record is not of it, and would tell a wrong line.
      if (text !== '' || character.trim() !== '') text += character;
      isQuoted = character === '\\' && !isQuoted;
    }
  }
  finish();
  return records;
}

/** The syntax of the searches in a file: today's, or the one before version 6 of the desktop app (olderSearch.ts). */
export type SearchSyntax = 'todays' | 'older';

/** What a record says, by its kind: its rule, its members, and at which field the details begin. */
interface Reading {
  readonly rule: GroupRule;
  readonly memberKeys?: readonly string[];
  /** Infinity: there are none. */
  readonly detailsAt: number;
}

/** The fields of a kind behind name and hierarchy, as many as the kind has; null when there are fewer. */
function readKind(kind: string, record: string, fields: readonly string[], syntax: SearchSyntax): Reading | null {
  const [, , first = '', second = '', third = '', fourth = ''] = fields;
  const has = (count: number): boolean => fields.length >= count;
  switch (kind) {
    case 'StaticGroup':
      return has(2) ? { rule: { kind: 'explicit', keywordDelimiter: defaultDelimiter }, detailsAt: 2 } : null;
    case 'ExplicitGroup': {
      const memberKeys = [...new Set(fields.slice(2).map((key) => key.trim()))].filter((key) => key !== '');
      const rule = { kind: 'explicit', keywordDelimiter: defaultDelimiter } as const;
      return has(2) ? { rule, memberKeys, detailsAt: Infinity } : null;
    }
    case 'KeywordGroup': {
      const rule = { field: first, searchExpression: second, caseSensitive: third === '1' };
      if (!has(6)) return null;
      if (fourth === '1') return { rule: { kind: 'regexKeyword', ...rule }, detailsAt: 6 };
      const word = { keywordDelimiter: defaultDelimiter, onlySplitWordsAtDelimiter: false };
      return { rule: { kind: 'wordKeyword', ...rule, ...word }, detailsAt: 6 };
    }
    case 'SearchGroup': {
      const flags = { caseSensitive: second === '1', isRegEx: third === '1' };
      const searchExpression = syntax === 'older' ? fromOlderSearch(first, flags) : fromDesktopSearch(first);
      const isTranslated = syntax === 'older' && searchExpression !== fromDesktopSearch(first);
      const older = isTranslated ? { olderExpression: first } : {};
      return has(5) ? { rule: { kind: 'search', searchExpression, ...flags, ...older }, detailsAt: 5 } : null;
    }
    case 'AutomaticKeywordGroup': {
      const delimiters = { keywordDelimiter: second, keywordHierarchicalDelimiter: third };
      return has(5) ? { rule: { kind: 'automaticKeyword', field: first, ...delimiters }, detailsAt: 5 } : null;
    }
    case 'AutomaticPersonsGroup':
      return has(3) ? { rule: { kind: 'automaticPersons', field: first }, detailsAt: 3 } : null;
    case 'TexGroup': {
      const paths = first === '' ? [] : [{ deviceName: '', filePath: first }];
      return has(3) ? { rule: { kind: 'tex', paths, citedKeys: [] }, detailsAt: 3 } : null;
    }
    case 'AutomaticDateGroup':
      return { rule: { kind: 'desktop', record }, detailsAt: 4 };
    case 'AutomaticEntryTypeGroup':
      return { rule: { kind: 'desktop', record }, detailsAt: 2 };
    default:
      return { rule: { kind: 'desktop', record }, detailsAt: Infinity };
  }
}

interface Node extends ReadGroup {
  readonly children: Node[];
}

/** By what a person finds a record in the file. */
function quoteBeginning(record: string): string {
  const beginning = Array.from(record).slice(0, 60).join('');
  return `“${beginning}${beginning === record ? '' : '…'}”`;
}

/**
 * Reads one record into a group without children; null when it cannot. What has a name is kept as it stands where its record is
 * broken, or the server would refuse it: so it is in the next export.
 */
function readGroup(record: string, place: Place, syntax: SearchSyntax, report: (message: string) => void): Node | null {
  const source = readRecord(record);
  if (!source) {
    report(`${quoteBeginning(record)} isn’t a valid group and was skipped.`);
    return null;
  }
  const kept: GroupRule = { kind: 'desktop', record };
  const reading = readKind(source.kind, record, source.fields, syntax);
  const [name = '', hierarchy = ''] = source.fields;
  if (name.trim() === '') {
    report(`${quoteBeginning(record)} has no name and was skipped.`);
    return null;
  }
  const [isExpanded = '', color = '', icon = '', description = ''] = source.fields.slice(
    reading?.detailsAt ?? Infinity,
  );
  const frame: GroupFrame = {
    name: name.trim(),
    displayName: null,
    hierarchy: hierarchies[Number(hierarchy)] ?? 'independent',
    color: readColor(color),
    description: description === '' ? null : description,
    icon: icon === '' ? null : readIcon(icon),
    isExpanded: isExpanded !== '0',
  };
  if (color !== '' && frame.color === null)
    report(`“${color}” isn’t a valid color. “${frame.name}” is imported without it.`);
  if (icon !== '' && frame.icon === null)
    report(`“${icon}” isn’t the name of an icon. “${frame.name}” is imported without it.`);
  const rule = reading?.rule ?? kept;
  const group = { ...frame, rule, memberKeys: reading?.memberKeys ?? [], place, children: [] };
  if (name !== frame.name && rule.kind !== 'desktop')
    report(`The spaces around the name “${frame.name}” were removed.`);
  const problems = [...frameProblems(frame), ...ruleProblems(rule)];
  const problem = reading ? problems[0]?.message : 'It is incomplete.';
  if (problem === undefined) return group;
  if (ruleProblems(kept).length > 0) {
    report(`${quoteBeginning(record)} was skipped. ${problem}`);
    return null;
  }
  report(`“${frame.name.slice(0, 50)}” is kept unchanged, for the desktop app only. ${problem}`);
  const shortName = frame.name.slice(0, maximumGroupNameLength).replace(/\p{Surrogate}/gu, '');
  const hasProblem = (field: string): boolean => frameProblems(frame).some(({ path }) => path[0] === field);
  return { ...group, name: shortName, description: hasProblem('description') ? null : frame.description, rule: kept };
}

/** A record whose place in the tree is known, whether it could be read or not. */
interface Level {
  readonly level: number;
  /** The nearest group at or above it that could be read; null at the top. */
  readonly group: Node | null;
  readonly depth: number;
}

function readTree(records: readonly SourceRecord[], syntax: SearchSyntax, problems: DesktopGroupProblem[]): Node[] {
  const groups: Node[] = [];
  const path: Level[] = [];
  let count = 0;
  for (const { text, record, line } of records) {
    const report = (message: string): void => void problems.push({ record, line, message });
    const [, levelText = '', body = ''] = /^(\d{1,9})\s+([^]*)$/.exec(text) ?? [];
    if (levelText === '') {
      report(`${quoteBeginning(text)} has no level in the group tree and was skipped.`);
      continue;
    }
    if (body.startsWith('AllEntriesGroup:')) continue;
    const level = Number(levelText);
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
    const parent = path.at(-1) ?? { level: -1, group: null, depth: 0 };
    if (count === maximumGroups) {
      report(
        `A library can have at most ${maximumGroups.toLocaleString('en')} groups. This one and those after it were skipped.`,
      );
      break;
    }
    const group = readGroup(body, { record, line }, syntax, report);
    if (!group) {
      path.push({ ...parent, level });
      continue;
    }
    count += 1;
    (parent.group?.children ?? groups).push(group);
    if (parent.depth + 1 < maximumGroupDepth) path.push({ level, group, depth: parent.depth + 1 });
    // What is below the deepest level goes beside it.
    else path.push({ ...parent, level });
  }
  return groups;
}

/** The part that says the version of the syntax of searches; the desktop app writes it since version 6. */
export const syntaxVersionName = 'groups-search-syntax-version';

/** Reads the group tree, in the new form, or where there is none in the old one. Never throws. */
export function readDesktopGroups(parts: readonly PlacedPart[]): DesktopGroups {
  const named = (name: string): readonly PlacedPart[] =>
    parts.filter((part) => part.kind === 'META' && part.name === name);
  const trees = [named('grouping'), named('groupstree')].find((found) => found.length > 0) ?? [];
  const problems: DesktopGroupProblem[] = [];
  const syntax = named(syntaxVersionName).length > 0 ? 'todays' : 'older';
  const groups = trees.flatMap(({ value, line = 1 }) => readTree(recordsOf(value, line), syntax, problems));
  const read = new Set([...trees, ...named('groupsversion')]);
  return { groups, problems, rest: parts.filter((part) => !read.has(part)) };
}

/** How many commas of a name are looked for: names with more are taken apart. */
const maximumNameParts = 20;

/**
 * The names of the groups in an entry's field `groups`. They stand between commas, and a name may hold some itself: of `known`, the
 * names of the file's groups, the longest that fits is taken.
 */
export function groupNamesOf(value: string, known: ReadonlySet<string> = new Set()): readonly string[] {
  const parts = value.replace(/\s*\n\s*/g, ' ').split(',');
  const names = new Set<string>();
  for (let start = 0; start < parts.length; start += 1) {
    let end = Math.min(parts.length, start + maximumNameParts);
    while (end > start + 1 && !known.has(parts.slice(start, end).join(',').trim())) end -= 1;
    const name = parts.slice(start, end).join(',').trim();
    if (name !== '') names.add(name);
    start = end - 1;
  }
  return [...names];
}

/** A text that can stand in a record: on one line, and no brace without its partner, because it would end the comment. */
function inFile(text: string): string {
  const line = text.replace(/\s*[\n\r]\s*/g, ' ');
  return isBalanced(line) ? line : line.replace(/[{}]/g, '');
}

/** The name of a group as a file can hold it, in the tree and in the entries' field `groups`. */
export function nameInFile(name: string): string {
  return inFile(widenLoneBraces(name)).trim();
}

/** A regular expression can say a brace without one. */
function patternInFile(pattern: string): string {
  if (isBalanced(pattern)) return inFile(pattern);
  return inFile(
    pattern.replace(/\\(.)/g, (whole, character: string) => ({ '{': '\\x7B', '}': '\\x7D' })[character] ?? whole),
  );
}

const flag = (isSet: boolean): string => (isSet ? '1' : '0');

/** Kind and fields of a group's record, name, hierarchy and details aside. */
function ownFields(rule: FilledGroupRule, syntax: SearchSyntax): readonly [kind: string, ...fields: readonly string[]] {
  switch (rule.kind) {
    case 'explicit':
      return ['StaticGroup'];
    case 'wordKeyword':
      return ['KeywordGroup', rule.field, inFile(rule.searchExpression), flag(rule.caseSensitive), '0'];
    case 'regexKeyword':
      return ['KeywordGroup', rule.field, patternInFile(rule.searchExpression), flag(rule.caseSensitive), '1'];
    case 'search': {
      const { caseSensitive, isRegEx } = rule;
      const isOlder = syntax === 'older' && rule.olderExpression !== undefined;
      const todays = toDesktopSearch(rule.searchExpression, { caseSensitive, isRegEx });
      const search = isOlder ? rule.olderExpression : todays;
      const expression = isRegEx ? patternInFile(search) : inFile(search);
      return ['SearchGroup', expression, flag(caseSensitive), flag(isRegEx)];
    }
    case 'lastName':
      return ['KeywordGroup', rule.field, inFile(rule.authorLastName), '0', '0'];
    case 'automaticKeyword':
      return [
        'AutomaticKeywordGroup',
        rule.field,
        inFile(rule.keywordDelimiter),
        inFile(rule.keywordHierarchicalDelimiter),
      ];
    case 'automaticPersons':
      return ['AutomaticPersonsGroup', rule.field];
    case 'tex':
      return ['TexGroup', inFile(rule.paths[0]?.filePath ?? '')];
  }
}

type Named = Pick<GroupDraft, 'name' | 'hierarchy' | 'rule'>;

/** Kind and fields of a group's record, details aside. */
function fieldsOf(
  { name, hierarchy, rule }: Named,
  syntax: SearchSyntax = 'todays',
): readonly [kind: string, ...fields: readonly string[]] {
  const [kind, ...fields] = ownFields(
    rule.kind === 'desktop' ? { kind: 'explicit', keywordDelimiter: '' } : rule,
    syntax,
  );
  return [kind, nameInFile(name), String(hierarchies.indexOf(hierarchy)), ...fields];
}

/**
 * The same for groups that a file cannot tell apart: what their records say of them but for whether they are open, their colour, icon
 * and description. So a group is known again that went out with a file and comes back with less than it was.
 */
export function identityInFile(group: Named): string {
  const { rule } = group;
  const isKept = rule.kind === 'desktop' && isDesktopRecord(rule.record);
  return JSON.stringify(isKept ? [rule.record] : fieldsOf(group));
}

function recordOf({ rule, ...frame }: GroupDraft, syntax: SearchSyntax): string {
  if (rule.kind === 'desktop' && isDesktopRecord(rule.record)) return rule.record;
  const [kind, ...fields] = fieldsOf({ ...frame, rule }, syntax);
  const details = [
    flag(frame.isExpanded),
    writeColor(frame.color),
    writeIcon(frame.icon),
    inFile(frame.description ?? ''),
  ];
  return writeRecord(kind, [...fields, ...details]);
}

function linesOf(groups: readonly GroupDraft[], level: number, syntax: SearchSyntax): string[] {
  return groups.flatMap((group) => [
    `${level} ${recordOf(group, syntax)};\n`,
    ...linesOf(group.children, level + 1, syntax),
  ]);
}

/** The rules of all searches. */
function searchesIn(groups: readonly GroupDraft[]): SearchRule[] {
  return groups.flatMap(({ rule, children }) => [...(rule.kind === 'search' ? [rule] : []), ...searchesIn(children)]);
}

/**
 * The syntax in which the searches of a library go to a file that does not say its version: the older one while some still stand as an
 * older desktop app wrote them, and all others mean the same in it; null where nothing hangs on it.
 */
export function searchSyntaxOf(groups: readonly GroupDraft[]): SearchSyntax | null {
  const searches = searchesIn(groups);
  if (!searches.some(({ olderExpression }) => olderExpression !== undefined)) return null;
  const isOlder = ({ olderExpression, searchExpression, caseSensitive, isRegEx }: SearchRule): boolean => {
    const flags = { caseSensitive, isRegEx };
    return olderExpression !== undefined || isOlderSearch(toDesktopSearch(searchExpression, flags), flags);
  };
  return searches.every(isOlder) ? 'older' : 'todays';
}

/** The group tree in the new form; null when there is no group. */
export function writeDesktopGroups(groups: readonly GroupDraft[], syntax: SearchSyntax = 'todays'): LibraryPart | null {
  if (groups.length === 0) return null;
  return { kind: 'META', name: 'grouping', value: ['\n0 AllEntriesGroup:;\n', ...linesOf(groups, 1, syntax)].join('') };
}
