// The fields of one entry while it becomes a document: requested fields are read and marked as taken; the rest becomes the document's other fields.
import type { Entity, OtherField } from '../documents.ts';
import { biblatexNames, isNamedEitherWay } from '../fields/fieldNames.ts';
import { commandsLeftIn } from '../texCommands.ts';
import { inOneLine } from '../whiteSpace.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import type { InheritedField } from './inheritance.ts';
import { factOf, namesOfFacts } from './inheritanceTable.ts';
import { inheritedMark, inheritedYear, inheritingFields, placeMark, referenceMark } from './marks.ts';
import type { Dialect } from './dialect.ts';
import { isReproducible, readLatex, type Reading, type ReadingMode } from './latex.ts';
import type { NameGuess } from './nameSources.ts';
import type { SourceEntry, SourceField } from './source.ts';
import { readPages } from './pages.ts';
import { hasMode, modeOf } from './readingModes.ts';
import { writeNames } from './writeNames.ts';
import { writeList, writeParagraphs, writeText } from './writeText.ts';

/** The LaTeX source that we would write for the value. */
function writeValue({ text, items, entities, others }: Reading, mode: ReadingMode, dialect: Dialect): string {
  switch (mode) {
    case 'text':
      return writeText(text);
    case 'paragraphs':
      return writeParagraphs(text);
    case 'list':
      return writeList(dialect === 'biblatex' ? items : [text], dialect, others);
    case 'names':
      return writeNames(entities, dialect, others);
  }
}

function describeGuess(field: string, guess: NameGuess): string {
  switch (guess.kind) {
    case 'separators':
      return bibtexTexts.names.separators(field);
    case 'lastName':
      return bibtexTexts.names.lastName(field, guess.name);
    case 'organization':
      return bibtexTexts.names.organization(field, guess.name);
    case 'commas':
      return bibtexTexts.names.commas(field, guess.name);
  }
}

/** `langid` gives the language of an entry without `language`. */
const isReadable = (name: string): boolean => hasMode(name) || name === 'langid';

/** Fields whose line breaks are meaningful; in all others TeX treats a line break as a space, and so do we. */
const multiLine = /^(?:abstract|annote|annotation|comment|review|note|file|cited-references|bdsk-)/;

/** The source of a field without meaningless line breaks. */
export const unwrapped = ({ name, value }: SourceField): string =>
  multiLine.test(name) ? value : value.replace(/\s*\n\s*/g, ' ');

/** The visible text of a field's value: the text itself, or the names in it. */
const visibleText = ({ text, entities }: Reading): string =>
  entities.length === 0
    ? text
    : entities
        .map(({ organization, person }) => (organization ? organization.name : Object.values(person).join(' ')))
        .join(' ');

export interface Taken {
  field: SourceField;
  reading: Reading;
}

/** The references to `@xdata` entries used as values, sorted by the names of their fields. */
function referencesIn(fields: readonly SourceField[]): OtherField[] {
  return fields
    .flatMap(({ name, reference: value }) =>
      value === undefined ? [] : [{ name: `${biblatexNames[name] ?? name}${referenceMark}`, value: inOneLine(value) }],
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Inherited fields that the document has no field for, in display order, which is independent of the order in the parent. */
const displayOrder: readonly string[] = [
  ...['booktitle', 'booksubtitle', 'booktitleaddon', 'bookauthor', 'maintitle', 'mainsubtitle', 'maintitleaddon'],
  ...['journaltitle', 'journal', 'journalsubtitle', 'volume', 'volumes', 'part', 'number', 'series', 'edition', 'isbn'],
];
/** The name of an inherited field in the dialect, whatever its name in the parent. */
function nameIn(dialect: Dialect, name: string): string {
  const biblatexName = biblatexNames[name] ?? name;
  if (dialect === 'biblatex') return biblatexName;
  return { journaltitle: 'journal', location: 'address' }[biblatexName] ?? biblatexName;
}

/** Inherited fields in display order. If two fields state the same fact, only the one with BibLaTeX's name is used; a date keeps all its fields. */
function withoutSynonyms(
  fields: readonly InheritedField[],
  dialect: Dialect,
): { name: string; field: InheritedField }[] {
  const named = new Set(fields.map(({ name }) => name));
  return fields
    .filter(({ name }) => factOf(name) === 'date' || factOf(name) === name || !named.has(factOf(name)))
    .map((field) => ({ name: nameIn(dialect, field.name), field }))
    .sort((one, other) => displayPosition(one.name) - displayPosition(other.name) || (one.name < other.name ? -1 : 1));
}

function displayPosition(name: string): number {
  const index = displayOrder.indexOf(name);
  return index === -1 ? displayOrder.length : index;
}

/** The items of a list, and whether it ends with "and others". */
export function listOf({ items }: Reading, latex: string): { items: string[]; others: boolean } {
  const others = items.length > 1 && /\sand\s+others\s*$/i.test(latex);
  return { items: others ? items.slice(0, -1) : items, others };
}

/** A remark about a field that could not be read without doubt. */
export interface FieldRemark {
  readonly field: string;
  readonly message: string;
}

export interface Fields {
  /** The first of these fields that exists and isn't taken yet. */
  find(...names: readonly string[]): Taken | null;
  /** Marks a field as held by the document. */
  take(taken: Taken): void;
  /** Takes the first of these fields as text; null if there is none. */
  text(...names: readonly string[]): string | null;
  /** Takes the first of these fields as a list of names. */
  entities(...names: readonly string[]): Entity[];
  /** Takes the first of these fields as a list. */
  list(...names: readonly string[]): string[];
  /** The LaTeX of a field, without marking it as taken. */
  source(name: string): string | null;
  /** Marks a field as held by the document, by name. */
  takeSource(name: string): void;
  /** Keeps the source of a taken field although another field implies its value: otherwise an export would leave it out. */
  keepSource(name: string): void;
  /**
   * The document's other fields: fields that weren't taken, under their own names; sources that can't be reproduced from their reading (`title+latex`); the
   * fact that a list ends with "and others" (`author+others`); references to an `@xdata` entry used as a value (`publisher+xdata`); and inherited fields
   * (`crossref+inherited`), whose values are among the other fields too if the document has no field for them.
   */
  others(): OtherField[];
  remarks: FieldRemark[];
}

/** Opens the fields of an entry. Inherited fields are read as if they were its own. */
export function openFields(
  entry: Pick<SourceEntry, 'fields'>,
  inherited: readonly InheritedField[],
  dialect: Dialect,
): Fields {
  const own = new Set(entry.fields);
  const inheritedFrom = new Map(inherited.map(({ name, from }) => [factOf(name), from]));
  const ownNames = namesOfFacts(entry.fields);
  const byName = new Map<string, SourceField>();
  const remarks: FieldRemark[] = [];
  for (const field of [...entry.fields, ...inherited]) {
    if (!byName.has(field.name)) byName.set(field.name, field);
    else if (own.has(field) && !field.isRepeated)
      remarks.push({
        field: field.name,
        message: bibtexTexts.field.givenTwice(field.name),
      });
  }
  const toRead = [...byName.values()].filter(({ name }) => isReadable(name));
  const read = readLatex(toRead.map(({ name, value }) => ({ latex: value, mode: modeOf(name) })));
  const readings = new Map(toRead.map((field, index) => [field, read[index]]));
  for (const [field, reading] of readings) {
    if (!reading || !own.has(field) || modeOf(field.name) === 'paragraphs') continue;
    const commands = commandsLeftIn(visibleText(reading));
    if (commands.length === 0) continue;
    remarks.push({ field: field.name, message: bibtexTexts.field.unknownCommands(field.name, commands) });
  }
  const taken = new Set<SourceField>();
  const sources: OtherField[] = [];
  const facts = new Map<InheritedField['from'], Set<string>>();

  /** Records that a fact is inherited. If the entry has its own month or day, only the year can be inherited. */
  const markInherited = (field: SourceField): void => {
    const from = own.has(field) ? undefined : inheritedFrom.get(factOf(field.name));
    const isPartlyOwn = ownNames.has(field.name);
    if (from === undefined || (isPartlyOwn && field.name !== inheritedYear)) return;
    const ofField = facts.get(from) ?? new Set();
    facts.set(from, ofField.add(isPartlyOwn ? inheritedYear : factOf(field.name)));
  };

  /** How an export of the parent writes an inherited field, if the parent has a field for it. */
  const asWritten = (field: SourceField, reading: Reading | undefined): string => {
    const source = unwrapped(field);
    const mode = modeOf(field.name);
    const isWrittenAnew = mode !== 'names' && field.name !== 'issn' && isReproducible(source);
    if (reading === undefined || !isWrittenAnew) return source;
    if (mode === 'list' && dialect === 'biblatex') {
      return writeValue({ ...reading, ...listOf(reading, source) }, mode, dialect);
    }
    if (field.name !== 'pages') return writeValue(reading, mode, dialect);
    const { pageStart, pageEnd } = readPages(reading.text);
    return writeText(pageEnd === null ? (pageStart ?? '') : `${pageStart ?? ''}–${pageEnd}`);
  };

  const markTaken = (field: SourceField): void => {
    taken.add(field);
    markInherited(field);
  };

  const find = (...names: readonly string[]): Taken | null => {
    for (const name of names) {
      const field = byName.get(name);
      const reading = field && readings.get(field);
      if (reading && !taken.has(field)) return { field, reading };
    }
    return null;
  };

  const take = ({ field, reading }: Taken): void => {
    markTaken(field);
    const name = biblatexNames[field.name] ?? field.name;
    if (reading.others) sources.push({ name: `${name}+others`, value: 'true' });
    const mode = modeOf(field.name);
    if (!reading.complete && own.has(field)) {
      const message = bibtexTexts.field.latexUnreadable(field.name);
      remarks.push({ field: field.name, message });
    }
    for (const guess of own.has(field) ? reading.guesses : []) {
      remarks.push({ field: field.name, message: describeGuess(field.name, guess) });
    }
    const source = unwrapped(field);
    // Names that we would write differently are kept as written, whatever the reason, so that an export doesn't change their form.
    const isOurs = mode !== 'names' && isReproducible(source);
    const isKept = !isOurs && writeValue(reading, mode, dialect) !== source;
    if (isNamedEitherWay(name) && field.name !== name)
      sources.push({ name: `${field.name}${placeMark}`, value: source });
    else if (!reading.complete || isKept) sources.push({ name: `${name}+latex`, value: source });
  };

  return {
    find,
    take,
    text: (...names) => {
      const found = find(...names);
      if (!found || found.reading.text === '') return null;
      take(found);
      return found.reading.text;
    },
    entities: (...names) => {
      const found = find(...names);
      if (!found || found.reading.entities.length === 0) return [];
      take(found);
      return found.reading.entities;
    },
    list: (...names) => {
      const found = find(...names);
      if (!found || found.reading.items.length === 0) return [];
      // BibTeX has no lists except names: "Wiley and Sons" is one publisher.
      if (dialect === 'bibtex') {
        take(found);
        return [found.reading.text];
      }
      const { items, others } = listOf(found.reading, found.field.value);
      take({ ...found, reading: { ...found.reading, items, others } });
      return items;
    },
    source: (name) => byName.get(name)?.value ?? null,
    takeSource: (name) => {
      const field = byName.get(name);
      if (field) markTaken(field);
    },
    keepSource: (name) => {
      const field = byName.get(name);
      const keptName = `${name}+latex`;
      if (!field || !taken.has(field) || sources.some((source) => source.name === keptName)) return;
      sources.push({ name: keptName, value: unwrapped(field) });
    },
    others: () => {
      const factsTaken = new Set([...taken].map(({ name }) => factOf(name)));
      const notTaken = inherited.filter((field) => !taken.has(field) && !factsTaken.has(factOf(field.name)));
      const left = withoutSynonyms(notTaken, dialect);
      for (const { field } of left) markInherited(field);
      return [
        ...entry.fields
          .filter((field) => !taken.has(field))
          .map((field) => ({ name: field.name, value: unwrapped(field) })),
        ...left.map(({ name, field }) => ({ name, value: asWritten(field, readings.get(field)) })),
        ...sources,
        ...referencesIn(entry.fields),
        ...inheritingFields.flatMap((from) => {
          const inheritedFacts = facts.get(from);
          return inheritedFacts ? [{ name: inheritedMark(from), value: [...inheritedFacts].join(', ') }] : [];
        }),
      ];
    },
    remarks,
  };
}
