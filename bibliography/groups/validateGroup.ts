// Validates groups, in the form before sending and on the server before storing.
import { canonicalField, isFieldName } from '../fields/fieldNames.ts';
import { parseSearch } from '../search/parseSearch.ts';
import { patternProblem } from '../search/pattern.ts';
import { tooManyPatterns } from '../search/searchPatterns.ts';
import { isBlank, textProblem } from '../validation.ts';
import { isDesktopRecord } from './desktopRecord.ts';
import type { GroupFrame, GroupRule, SearchRule, TexRule } from './groupRule.ts';

/** The maximum length of a group's name. */
export const maximumGroupNameLength = 500;
export const maximumGroupDescriptionLength = 10_000;
/** The maximum length of a group's expression. */
export const maximumExpressionLength = 1_000;
const maximumCitedKeys = 20_000;
export const maximumCitedKeyLength = 500;
const maximumTexPaths = 100;
/** The maximum depth of the tree of groups. */
export const maximumGroupDepth = 50;
/** The maximum number of groups in a library. */
export const maximumGroups = 10_000;

const maximumFieldLength = 100;
const maximumDelimiterLength = 10;
const maximumPathLength = 4_096;
/** The maximum length of a record written by the desktop app. */
const maximumRecordLength = 100_000;

/**
 * A problem of one value. `path` leads to the value in the API's input: for a rule, it starts in the input of the group's kind (such as `searchGroup`), else in
 * that of the group.
 */
export interface GroupProblem {
  readonly path: readonly string[];
  readonly message: string;
}

type Report = (path: readonly string[], message: string) => void;

/** Reports a text that is too long or unusable; also a blank one, if there is a message for that. Returns whether the text is valid. */
function checkText(text: string, path: string, limit: number, blankMessage: string | null, report: Report): boolean {
  const problem = blankMessage !== null && isBlank(text) ? blankMessage : textProblem(text, limit);
  if (problem !== null) report([path], problem);
  return problem === null;
}

/** Any valid name of a field is accepted, even if no document has the field: the next import may add it. */
function checkField(field: string, report: Report): void {
  if (!checkText(field, 'field', maximumFieldLength, 'Enter a field.', report)) return;
  if (!isFieldName(canonicalField(field))) {
    report(
      ['field'],
      `Not a field name: “${field}”. Field names start with a letter and contain letters, digits, - and _.`,
    );
  }
}

function checkExpression(expression: string, report: Report): boolean {
  return checkText(expression, 'searchExpression', maximumExpressionLength, 'Enter what to search for.', report);
}

function checkSearch({ searchExpression, caseSensitive, isRegEx, olderExpression }: SearchRule, report: Report): void {
  if (olderExpression !== undefined)
    checkText(olderExpression, 'olderExpression', maximumExpressionLength, null, report);
  if (!checkExpression(searchExpression, report)) return;
  const { expression, problems } = parseSearch(searchExpression, { caseSensitive, isRegEx });
  for (const { start, message } of problems) {
    report(['searchExpression'], `At character ${start + 1}: ${message}`);
  }
  const tooMany = expression && tooManyPatterns(expression);
  if (tooMany !== null) report(['searchExpression'], tooMany);
}

function checkDelimiter(delimiter: string, path: string, report: Report): void {
  checkText(delimiter, path, maximumDelimiterLength, 'Enter a delimiter.', report);
}

function checkTex({ paths, citedKeys }: TexRule, report: Report): void {
  if (paths.length > maximumTexPaths) report(['paths'], `At most ${maximumTexPaths} files.`);
  else {
    paths.forEach(({ deviceName, filePath }, index) => {
      const at: Report = (path, message) => report(['paths', String(index), ...path], message);
      checkText(deviceName, 'deviceName', maximumGroupNameLength, null, at);
      checkText(filePath, 'filePath', maximumPathLength, 'Enter the path of the file.', at);
    });
  }
  if (citedKeys.length > maximumCitedKeys) {
    report(['citedKeys'], `At most ${maximumCitedKeys.toLocaleString('en')} citation keys.`);
    return;
  }
  const wrong = citedKeys.findIndex((key) => isBlank(key) || textProblem(key, maximumCitedKeyLength) !== null);
  const key = citedKeys[wrong];
  if (key !== undefined) {
    report(['citedKeys', String(wrong)], textProblem(key, maximumCitedKeyLength) ?? 'This citation key is empty.');
  }
}

function checkRule(rule: GroupRule, report: Report): void {
  switch (rule.kind) {
    case 'explicit':
      checkText(rule.keywordDelimiter, 'keywordDelimiter', maximumDelimiterLength, null, report);
      return;
    case 'wordKeyword':
      checkField(rule.field, report);
      checkExpression(rule.searchExpression, report);
      checkDelimiter(rule.keywordDelimiter, 'keywordDelimiter', report);
      return;
    case 'regexKeyword': {
      checkField(rule.field, report);
      if (!checkExpression(rule.searchExpression, report)) return;
      const problem = patternProblem(rule.searchExpression);
      if (problem !== null) report(['searchExpression'], problem);
      return;
    }
    case 'search':
      checkSearch(rule, report);
      return;
    case 'lastName':
      checkField(rule.field, report);
      checkText(rule.authorLastName, 'authorLastName', maximumExpressionLength, 'Enter a last name.', report);
      return;
    case 'automaticKeyword': {
      const { field, keywordDelimiter, keywordHierarchicalDelimiter } = rule;
      checkField(field, report);
      checkDelimiter(keywordDelimiter, 'keywordDelimiter', report);
      checkDelimiter(keywordHierarchicalDelimiter, 'keywordHierarchicalDelimiter', report);
      if (!isBlank(keywordDelimiter) && keywordDelimiter.trim() === keywordHierarchicalDelimiter.trim()) {
        report(['keywordHierarchicalDelimiter'], 'This must differ from the keyword delimiter.');
      }
      return;
    }
    case 'automaticPersons':
      checkField(rule.field, report);
      return;
    case 'tex':
      checkTex(rule, report);
      return;
    case 'desktop':
      if (!checkText(rule.record, 'record', maximumRecordLength, 'Enter the record.', report)) return;
      if (!isDesktopRecord(rule.record)) report(['record'], 'This isn’t a group record from the desktop app.');
  }
}

/** The problems of a group's rule. */
export function ruleProblems(rule: GroupRule): readonly GroupProblem[] {
  const problems: GroupProblem[] = [];
  checkRule(rule, (path, message) => problems.push({ path, message }));
  return problems;
}

const iconName = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;

/** Whether the text is the name of an icon, `prefix:name`. */
export function isIconName(icon: string): boolean {
  return icon.length <= 100 && iconName.test(icon);
}

/** Whether the text is a colour, `#rrggbb` or `#rrggbbaa`. */
function isColor(color: string): boolean {
  return /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(color);
}

/** The problems of the properties that all groups have; omitted ones aren't checked (in a change). */
export function frameProblems(frame: Partial<GroupFrame>): readonly GroupProblem[] {
  const problems: GroupProblem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  const { name, displayName, description, color, icon } = frame;
  if (name !== undefined) checkText(name, 'name', maximumGroupNameLength, 'Enter a name.', report);
  if (displayName != null) checkText(displayName, 'displayName', maximumGroupNameLength, null, report);
  if (description != null) checkText(description, 'description', maximumGroupDescriptionLength, null, report);
  if (color != null && !isColor(color)) report(['color'], 'Enter a color as #rrggbb or #rrggbbaa.');
  if (icon != null && !isIconName(icon)) report(['icon'], 'Enter an icon name such as mdi:book.');
  return problems;
}
