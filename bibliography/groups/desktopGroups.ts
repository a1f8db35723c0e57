// Reads the desktop app's group tree from a .bib file in both its forms, and writes it in the new one. For its format see the desktop app's GroupSerializer and
// GroupsParser.
//
// Spaces around a name are removed, as in the form, because entries couldn't refer to such a group. The format can't express the following, which an export
// therefore loses: `displayName`; the keyword delimiter, and whether it alone separates keywords; last name groups (they come back as keyword groups on their
// field); of TeX files all paths but the first, the device's name and the cited keys; and icons from sets other than Material Design, which the desktop app
// doesn't know.
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

/** The position of a record. */
export interface Place {
  /** The number of the record in the tree, from 1. */
  readonly record: number;
  /** The line where it begins, from 1: in the file if the part has a line, else within the part. */
  readonly line: number;
}

/** A group as stored in a file. */
export interface ReadGroup extends GroupFrame {
  readonly rule: GroupRule;
  /** The citation keys of its documents in the old form; in the new form entries name their groups. */
  readonly memberKeys: readonly string[];
  /** The position of its record. */
  readonly place: Place;
  readonly children: readonly ReadGroup[];
}

/** A record that couldn't be read, at least in part. */
export interface DesktopGroupProblem extends Place {
  readonly message: string;
}

export interface DesktopGroups {
  readonly groups: readonly ReadGroup[];
  readonly problems: readonly DesktopGroupProblem[];
  /** The other parts, without the group tree. */
  readonly rest: readonly LibraryPart[];
}

/** A part that may have the line of the file where its value begins. */
export type PlacedPart = LibraryPart & { readonly line?: number };

const hierarchies: readonly GroupHierarchy[] = ['independent', 'intersection', 'union'];
const defaultDelimiter = ',';

/** Our notation of a colour, `#rrggbb` or `#rrggbbaa`, for `0xrrggbbaa`; null if the text isn't a colour. */
function readColor(text: string): string | null {
  const [, rgb, alpha] = /^(?:0x|#)([\da-f]{6})([\da-f]{2})?$/i.exec(text) ?? [];
  if (rgb === undefined) return null;
  return `#${rgb}${alpha === undefined || /^ff$/i.test(alpha) ? '' : alpha}`.toLowerCase();
}

function writeColor(color: string | null): string {
  return color === null ? '' : `0x${color.slice(1)}${color.length === 7 ? 'ff' : ''}`.toLowerCase();
}

/** The desktop app uses the names of Material Design in capitals: BOOK_OPEN is mdi:book-open. */
function readIcon(text: string): string | null {
  const icon = text.includes(':') ? text : `mdi:${text.toLowerCase().replaceAll('_', '-')}`;
  return isIconName(icon) ? icon : null;
}

function writeIcon(icon: string | null): string {
  if (icon === null) return '';
  return icon.startsWith('mdi:') ? icon.slice('mdi:'.length).toUpperCase().replaceAll('-', '_') : icon;
}

interface SourceRecord extends Place {
  /** The record without line breaks and without the final `;`. */
  readonly text: string;
}

const beginning = /[ \t]*\d+ +[A-Za-z]+Group:/y;

/**
 * The records of a tree. Records may contain line breaks anywhere. An unquoted `;` ends a record, and so does a line that begins another one, in case the `;`
 * is missing.
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
      // White space before a record doesn't belong to it, and would give a wrong line.
      if (text !== '' || character.trim() !== '') text += character;
      isQuoted = character === '\\' && !isQuoted;
    }
  }
  finish();
  return records;
}

/** The syntax of the searches in a file: the current one, or the one before version 6 of the desktop app (olderSearch.ts). */
export type SearchSyntax = 'todays' | 'older';

/** The content of a record by kind: its rule, its members, and the index of the first field with details. */
interface Reading {
  readonly rule: GroupRule;
  readonly memberKeys?: readonly string[];
  /** Infinity if there are no details. */
  readonly detailsAt: number;
}

/** The fields of a kind after name and hierarchy, as many as the kind has; null if there are fewer. */
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

/** The text by which a person finds a record in the file. */
function quoteBeginning(record: string): string {
  const beginning = Array.from(record).slice(0, 60).join('');
  return `“${beginning}${beginning === record ? '' : '…'}”`;
}

/**
 * Reads one record into a group without children; null if that is impossible. A record that has a name but is broken, or that the server would reject, is kept
 * unchanged, so that the next export contains it.
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

/** A record with a known place in the tree, whether or not it could be read. */
interface Level {
  readonly level: number;
  /** The nearest readable group at or above it; null at the top. */
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
    // Groups below the maximum depth are attached at that depth.
    else path.push({ ...parent, level });
  }
  return groups;
}

/** The part with the version of the search syntax, which the desktop app has written since version 6. */
export const syntaxVersionName = 'groups-search-syntax-version';

/** Reads the group tree in the new form, or else in the old one. Never throws. */
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

/** The maximum number of commas in a name; names with more are split. */
const maximumNameParts = 20;

/**
 * The group names in an entry's field `groups`. They are separated by commas, but may also contain some: the longest match among `known`, the names of the
 * file's groups, is taken.
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

/** A text that can be part of a record: on one line, with balanced braces, because others would end the comment. */
function inFile(text: string): string {
  const line = text.replace(/\s*[\n\r]\s*/g, ' ');
  return isBalanced(line) ? line : line.replace(/[{}]/g, '');
}

/** The name of a group in the form that a file can contain, for the tree and for the field `groups`. */
export function nameInFile(name: string): string {
  return inFile(widenLoneBraces(name)).trim();
}

/** A regular expression can express a brace by an escape. */
function patternInFile(pattern: string): string {
  if (isBalanced(pattern)) return inFile(pattern);
  return inFile(
    pattern.replace(/\\(.)/g, (whole, character: string) => ({ '{': '\\x7B', '}': '\\x7D' })[character] ?? whole),
  );
}

const flag = (isSet: boolean): string => (isSet ? '1' : '0');

/** The kind of a group's record and its fields, except name, hierarchy and details. */
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

/** The kind and all fields of a group's record, except details. */
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
 * A key that is equal for groups that a file can't distinguish: the content of their records except whether they are expanded, their colour, icon and
 * description. With it, an exported group is recognized when it is imported again with less data.
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

/** The rules of all search groups. */
function searchesIn(groups: readonly GroupDraft[]): SearchRule[] {
  return groups.flatMap(({ rule, children }) => [...(rule.kind === 'search' ? [rule] : []), ...searchesIn(children)]);
}

/**
 * The syntax for the searches of a library in a file without a version: the older one, if some searches are still as an older desktop app wrote them and all
 * others mean the same in it; null if it makes no difference.
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

/** The group tree in the new form; null if there are no groups. */
export function writeDesktopGroups(groups: readonly GroupDraft[], syntax: SearchSyntax = 'todays'): LibraryPart | null {
  if (groups.length === 0) return null;
  return { kind: 'META', name: 'grouping', value: ['\n0 AllEntriesGroup:;\n', ...linesOf(groups, 1, syntax)].join('') };
}
