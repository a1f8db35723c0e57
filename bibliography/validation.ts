// What a document must keep to, for the editor (before sending) and the server (before storing) alike. Shape and dates are
// strict; identifiers are free text, because a real file holds odd ones and an import must never fail on them.
import type { DocumentKind } from './documents.ts';
import { dateProblem } from './edtf.ts';
import { type FieldDescription, type FieldEditing, fieldsOf, fieldsOfPart } from './kinds.ts';

/** What is wrong, and where: `path` leads from the fields of the kind to the value (`['authors', '0', 'person']`). */
export interface Problem {
  path: string[];
  message: string;
}

/** Characters in one line of text. */
export const maximumTextLength = 10_000;
/** Characters in an abstract, a note or the value of another field. */
export const maximumLongTextLength = 1_000_000;
/** Characters in a citation key, a keyword or the name of another field. */
export const maximumNameLength = 1_000;
/** Items in one list: people, keywords, other fields. The longest list of authors so far has some 15,000. */
export const maximumListLength = 20_000;

type Report = (path: readonly string[], message: string) => void;
type Path = readonly string[];

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
const isBlank = (value: unknown): boolean => isAbsent(value) || (typeof value === 'string' && value.trim() === '');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Neither half a surrogate pair nor NUL can be stored by PostgreSQL. */
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function checkText(value: unknown, path: Path, report: Report, limit: number): void {
  if (isAbsent(value)) return;
  if (typeof value !== 'string') report(path, 'This must be text.');
  else if (value.length > limit) report(path, `At most ${limit.toLocaleString('en')} characters.`);
  else if (unstorable.test(value)) report(path, 'This contains characters that are no text.');
}

function checkRequiredText(value: unknown, path: Path, report: Report, limit: number, message: string): void {
  if (isBlank(value)) report(path, message);
  else checkText(value, path, report, limit);
}

function checkItems(value: unknown, path: Path, report: Report, check: (item: unknown, path: Path) => void): void {
  if (isAbsent(value)) return;
  if (!Array.isArray(value)) {
    report(path, 'This must be a list.');
  } else if (value.length > maximumListLength) {
    report(path, `At most ${maximumListLength.toLocaleString('en')} items.`);
  } else {
    value.forEach((item: unknown, index) => check(item, [...path, String(index)]));
  }
}

function checkDateTime(value: unknown, path: Path, report: Report): void {
  if (isAbsent(value)) return;
  const form = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
  const match = typeof value === 'string' ? form.exec(value) : null;
  if (!match || dateProblem(match[1] ?? '') !== null) {
    report(path, 'Write a date and time as 2006-03-05T12:00:00Z.');
  }
}

function checkEntity(value: unknown, path: Path, report: Report): void {
  const { person, organization } = isRecord(value) ? value : {};
  if (isAbsent(person) === isAbsent(organization)) {
    report(path, 'Either a person or an organization, and only one of the two.');
    return;
  }
  if (!isAbsent(organization)) {
    const name = isRecord(organization) ? organization.name : undefined;
    checkRequiredText(
      name,
      [...path, 'organization', 'name'],
      report,
      maximumTextLength,
      'An organization has a name.',
    );
    return;
  }
  const names = isRecord(person) ? person : {};
  for (const field of fieldsOfPart('person')) {
    checkText(names[field.name], [...path, 'person', field.name], report, maximumNameLength);
  }
  if (isBlank(names.family) && isBlank(names.given)) {
    report([...path, 'person', 'family'], 'A person has a family name or a given name.');
  }
}

function checkPublisher(value: unknown, path: Path, report: Report): void {
  checkPart(fieldsOfPart('publisher'), value, path, report);
  if (!isRecord(value)) return;
  const locations: unknown = value.locations;
  if (isBlank(value.name) && !(Array.isArray(locations) && locations.length > 0)) {
    report([...path, 'name'], 'A publisher has a name or a place.');
  }
}

function checkOtherField(value: unknown, path: Path, report: Report): void {
  const { name, value: text } = isRecord(value) ? value : {};
  checkRequiredText(name, [...path, 'name'], report, maximumNameLength, 'Another field has a name.');
  if (isAbsent(text)) report([...path, 'value'], 'This must be text.');
  else checkText(text, [...path, 'value'], report, maximumLongTextLength);
}

function checkEvent(value: unknown, path: Path, report: Report): void {
  checkPart(fieldsOfPart('event'), value, path, report);
  if (!isRecord(value) || typeof value.startDate !== 'string' || typeof value.endDate !== 'string') return;
  if (Date.parse(value.endDate) < Date.parse(value.startDate)) {
    report([...path, 'endDate'], 'The conference ends before it begins.');
  }
}

/** A part that is there must be whole: its required fields are filled. */
function checkPart(fields: readonly FieldDescription[], value: unknown, path: Path, report: Report): void {
  if (!isRecord(value)) {
    report(path, 'This must have fields of its own.');
    return;
  }
  for (const field of fields) {
    const inner = [...path, field.name];
    if (field.required && isBlank(value[field.name])) report(inner, `${field.label}: a name is needed.`);
    else checkValue(field.editing, value[field.name], inner, report);
  }
}

const checks: Readonly<Record<FieldEditing, (value: unknown, path: Path, report: Report) => void>> = {
  text: (value, path, report) => checkText(value, path, report, maximumTextLength),
  longText: (value, path, report) => checkText(value, path, report, maximumLongTextLength),
  date: (value, path, report) => {
    const problem = typeof value === 'string' ? dateProblem(value) : 'This must be text.';
    if (problem !== null) report(path, problem);
  },
  dateTime: checkDateTime,
  entities: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkEntity(item, itemPath, report)),
  list: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) =>
      checkRequiredText(item, itemPath, report, maximumNameLength, 'This is empty.'),
    ),
  publishers: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkPublisher(item, itemPath, report)),
  journal: (value, path, report) => checkPart(fieldsOfPart('journal'), value, path, report),
  journalIssue: (value, path, report) => checkPart(fieldsOfPart('journalIssue'), value, path, report),
  translated: (value, path, report) => checkPart(fieldsOfPart('translated'), value, path, report),
  proceedings: (value, path, report) => checkPart(fieldsOf('proceedings'), value, path, report),
  multiVolume: (value, path, report) => checkPart(fieldsOfPart('multiVolume'), value, path, report),
  event: checkEvent,
  otherFields: (value, path, report) =>
    checkItems(value, path, report, (item, itemPath) => checkOtherField(item, itemPath, report)),
};

function checkValue(editing: FieldEditing, value: unknown, path: Path, report: Report): void {
  if (!isAbsent(value)) checks[editing](value, path, report);
}

/**
 * Checks the fields of a document, or some of them (a patch): dates are EDTF level 0, an entity is a person or an
 * organization, a part has its name, texts are storable and within the limits above. A field that is left out or null is
 * fine, and so is one that the kind does not have (the API's types refuse those).
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
    if (!isAbsent(values.in) && !isAbsent(values.proceedings)) {
      report(['in'], 'Either the title of the proceedings or all of it, not both.');
    }
  }
  return problems;
}
