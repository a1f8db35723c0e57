// Validates documents, in the editor before sending and on the server before storing. Shape and dates are strict. Identifiers are free text, because real files
// contain invalid ones and an import must not fail on them. A blank text is always valid, except as the only part of a name.
import { readMoment } from './dateTime.ts';
import type { DocumentKind } from './documents.ts';
import { isRecord } from './isRecord.ts';
import type { FieldDescription, FieldEditing } from './fields/cells.ts';
import { fieldsOf, fieldsOfPart } from './kinds.ts';
import { dateProblem } from './writtenDates.ts';
import { validationTexts } from './validationTexts.ts';

/** A problem; `path` leads from the fields of the kind to the invalid value (`['authors', '0', 'person']`). */
export interface Problem {
  path: string[];
  message: string;
}

/** The maximum length of a single line: a title, a name, a keyword. */
export const maximumTextLength = 20_000;
/** The maximum length of an abstract, a note or the value of an other field. */
export const maximumLongTextLength = 1_000_000;
/** The maximum number of items in a list: people, keywords, other fields. The longest known list of authors has some 15,000. */
export const maximumListLength = 20_000;

type Report = (path: readonly string[], message: string) => void;
type Path = readonly string[];

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Whether a text is missing or consists only of spaces. */
export function isBlank(text: unknown): boolean {
  return isAbsent(text) || (typeof text === 'string' && text.trim() === '');
}

/** Why a text of at most `limit` characters can't be stored; null if it can. */
export function textProblem(text: string, limit: number): string | null {
  if (text.length > limit) return validationTexts.tooLong(limit);
  // PostgreSQL can't store NUL or lone surrogates.
  return /\0|\p{Surrogate}/u.test(text) ? validationTexts.unusableCharacters : null;
}

function checkText(value: unknown, path: Path, report: Report, limit: number): void {
  if (isAbsent(value)) return;
  const problem = typeof value === 'string' ? textProblem(value, limit) : validationTexts.notText;
  if (problem !== null) report(path, problem);
}

function checkName(value: unknown, path: Path, report: Report, message: string): void {
  if (isBlank(value)) report(path, message);
  else checkText(value, path, report, maximumTextLength);
}

function checkItems(value: unknown, path: Path, report: Report, check: (item: unknown, path: Path) => void): void {
  if (isAbsent(value)) return;
  if (!Array.isArray(value)) {
    report(path, validationTexts.notList);
  } else if (value.length > maximumListLength) {
    report(path, validationTexts.tooMany(maximumListLength));
  } else {
    value.forEach((item: unknown, index) => check(item, [...path, String(index)]));
  }
}

function checkDate(value: unknown, path: Path, report: Report): void {
  if (isBlank(value)) return;
  const problem = typeof value === 'string' ? dateProblem(value) : validationTexts.notText;
  if (problem !== null) report(path, problem);
}

function checkDateTime(value: unknown, path: Path, report: Report): void {
  if (isBlank(value) || (typeof value === 'string' && readMoment(value) !== null)) return;
  report(path, validationTexts.dateTime);
}

function checkEntity(value: unknown, path: Path, report: Report): void {
  const { person, organization } = isRecord(value) ? value : {};
  if (isAbsent(person) === isAbsent(organization)) {
    report(path, validationTexts.personOrOrganization);
    return;
  }
  if (!isAbsent(organization)) {
    const name = isRecord(organization) ? organization.name : undefined;
    checkName(name, [...path, 'organization', 'name'], report, validationTexts.organizationName);
    return;
  }
  const names = isRecord(person) ? person : {};
  checkPart(fieldsOfPart('person'), names, [...path, 'person'], report);
  if (isBlank(names.family) && isBlank(names.given)) {
    report([...path, 'person', 'family'], validationTexts.personName);
  }
}

function checkOtherField(value: unknown, path: Path, report: Report): void {
  const { name, value: text } = isRecord(value) ? value : {};
  checkName(name, [...path, 'name'], report, validationTexts.fieldName);
  if (isAbsent(text)) report([...path, 'value'], validationTexts.notText);
  else checkText(text, [...path, 'value'], report, maximumLongTextLength);
}

/** Checks that a part has the fields that the API requires, even if they are blank: a person may know the volume but not the journal. */
function checkPart(fields: readonly FieldDescription[], value: unknown, path: Path, report: Report): void {
  if (!isRecord(value)) {
    report(path, validationTexts.notObject);
    return;
  }
  for (const field of fields) {
    const inner = [...path, field.name];
    if (field.required && isAbsent(value[field.name])) report(inner, validationTexts.partName(field.label));
    else checkValue(field.editing, value[field.name], inner, report);
  }
}

const checks: Readonly<Record<FieldEditing, (value: unknown, path: Path, report: Report) => void>> = {
  text: (value, path, report) => checkText(value, path, report, maximumTextLength),
  longText: (value, path, report) => checkText(value, path, report, maximumLongTextLength),
  date: checkDate,
  dateTime: checkDateTime,
  entities: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkEntity(item, itemPath, report)),
  list: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkText(item, itemPath, report, maximumTextLength)),
  publishers: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkPart(fieldsOfPart('publisher'), item, itemPath, report)),
  journal: (value, path, report) => checkPart(fieldsOfPart('journal'), value, path, report),
  journalIssue: (value, path, report) => checkPart(fieldsOfPart('journalIssue'), value, path, report),
  translated: (value, path, report) => checkPart(fieldsOfPart('translated'), value, path, report),
  proceedings: (value, path, report) => checkPart(fieldsOf('proceedings'), value, path, report),
  multiVolume: (value, path, report) => checkPart(fieldsOfPart('multiVolume'), value, path, report),
  event: (value, path, report) => checkPart(fieldsOfPart('event'), value, path, report),
  otherFields: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkOtherField(item, itemPath, report)),
};

function checkValue(editing: FieldEditing, value: unknown, path: Path, report: Report): void {
  if (!isAbsent(value)) checks[editing](value, path, report);
}

/**
 * Validates the fields of a document, or some of them (a patch): dates are EDTF of level 0 or 1, an entity is a person or an organization and has a name, texts
 * can be stored and are within the limits above. Fields that are omitted, null or blank are valid, and so are fields that the kind doesn't have (the API's
 * types reject those).
 */
export function validateFields(kind: DocumentKind, fields: object): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path: [...path], message });
  const values: Readonly<Record<string, unknown>> = { ...fields };
  for (const field of fieldsOf(kind)) {
    checkValue(field.editing, values[field.name], [field.name], report);
  }
  if (kind === 'proceedingsArticle') {
    checkText(values.in, ['in'], report, maximumTextLength);
    if (!isBlank(values.in) && !isAbsent(values.proceedings)) {
      report(['in'], validationTexts.proceedingsTwice);
    }
  }
  return problems;
}
