// RIS: files of Reference Manager's format and its dialects, those of EndNote, Zotero, Mendeley, Citavi, Scopus and Web of Science among them.
import type { SourceEntry } from '../bibtex/source.ts';
import { isDate, yearOf } from '../edtf.ts';
import { readDoi } from '../identifiers.ts';
import { ownValue } from '../ownValue.ts';
import { isAddress } from '../urls.ts';
import { inOneLine } from '../whiteSpace.ts';
import { yearWithin } from '../writtenDates.ts';
import { exchangeTexts as texts } from './exchangeTexts.ts';
import { readDegreeType } from './readDegreeType.ts';
import { impliesDate, readRisDate, type RisDate } from './readRisDate.ts';
import type { ReadRecords } from './readRecords.ts';
import { readSerials } from './readSerials.ts';
import { RecordFields } from './recordFields.ts';
import { groupOf, risTags, type RisGroup } from './risTags.ts';
import { entryTypesByRis, risByEntryType, subtypesByRis } from './risTypes.ts';
import { cutRecords, inLine, type TaggedRecord, type TaggedValue } from './taggedLines.ts';

/** A tag has two characters; scripts write longer ones for numbers (`PMID`). Some write one hyphen too many, or no space behind it. */
const tagLine = /^\s*([A-Z][A-Z0-9]|[A-Z]{3,5}) {2}-{1,2}(?!-) ?(.*)$/;
/** The same in files that do not have it anywhere: with another number of spaces. */
const looseTagLine = /^\s*([A-Z][A-Z0-9])[ \t]{0,3}-{1,2}(?:[ \t]+(.*))?$/;
const strictStart = /^[ \t]*TY {2}-/m;

/** Types for which `SP` has the number of pages if there is no `EP`. */
const wholes: ReadonlySet<string> = new Set(['book', 'collection', 'thesis', 'proceedings', 'booklet', 'reference']);

const isDoi = (text: string): boolean => {
  const { value, remark } = readDoi(text);
  return remark === null && value.startsWith('10.');
};

/** Takes the values of a record tag by tag, and puts them into fields. */
class Reader {
  #values: readonly TaggedValue[];
  readonly #entryType: string;
  readonly #group: RisGroup;
  readonly fields = new RecordFields();

  constructor(values: readonly TaggedValue[], entryType: string) {
    this.#values = values;
    this.#entryType = entryType;
    this.#group = groupOf(entryType);
  }

  /** The values of these tags, in the order of the file; they are not read again. */
  #take(...tags: readonly string[]): TaggedValue[] {
    const taken = this.#values.filter(({ tag }) => tags.includes(tag));
    if (taken.length > 0) this.#values = this.#values.filter(({ tag }) => !tags.includes(tag));
    return taken;
  }

  #peek(tag: string): string | null {
    const value = this.#values.find((each) => each.tag === tag);
    return value === undefined ? null : inLine(value);
  }

  /** Each value in the first of these fields that has a place for it, or under its own name. */
  #put(values: readonly TaggedValue[], ...names: readonly string[]): void {
    for (const value of values) if (!this.fields.put(names, value)) this.fields.keep(value);
  }

  /** Puts the values that a test finds, or keeps them; the others are left to other readers. */
  #putWhere(tag: string, test: (text: string) => boolean, ...names: readonly string[]): void {
    const taken = this.#take(tag);
    this.#put(
      taken.filter((value) => test(inLine(value))),
      ...names,
    );
    this.#values = [...this.#values, ...taken.filter((value) => !test(inLine(value)))];
  }

  /** The key, unless it is the number of a record or an identifier, which nobody cites with. */
  takeKey(): string {
    const [first, ...others] = this.#take('ID');
    const key = first ? inLine(first) : '';
    const isKey = /^(?!\d+$|10\.\d)[^\s{}(),"#%'~\\=^&$]+$/.test(key);
    for (const value of first && !isKey ? [first, ...others] : others) this.fields.keep(value);
    return isKey ? key : '';
  }

  /**
   * The date of publication, of all that are given the one that says most, in the year of `PY`. What it does not say stays under its tag:
   * the day that an article of another year appeared online.
   */
  takeDates(): void {
    const values = this.#take('DA', 'PY', 'Y1').filter((value) => inLine(value).replaceAll('/', '') !== '');
    const yearsFirst = values.toSorted((one, other) => Number(one.tag === 'DA') - Number(other.tag === 'DA'));
    const years = yearsFirst.flatMap((value) => {
      const read = readRisDate(inLine(value));
      return (read && (yearOf(read.date) ?? yearWithin(read.date))) ?? [];
    });
    const year = years[0] ?? null;
    const reads = values.map((value) => ({ value, read: readRisDate(inLine(value), year) }));
    const weight = ({ date, isInWords }: RisDate) => (isInWords ? 100 : date.length);
    const [best] = reads
      .flatMap(({ read }) =>
        read && (year === null || (yearOf(read.date) ?? yearWithin(read.date)) === year) ? [read] : [],
      )
      .toSorted((one, other) => weight(other) - weight(one));
    const fallback = yearsFirst[0];
    const chosen =
      best?.date ?? (fallback ? (reads.find(({ value }) => value === fallback)?.read?.date ?? inLine(fallback)) : '');
    this.fields.putText('date', chosen, 'PY');
    for (const { value, read } of reads) {
      const isSaid = read === null ? inLine(value) === chosen : read.isWhole && impliesDate(chosen, read.date);
      if (!isSaid) this.fields.keep(value);
    }
  }

  /** A date that is kept as it is where it cannot be read. */
  takeDate(tag: string, name: string): void {
    for (const value of this.#take(tag)) {
      const read = readRisDate(inLine(value));
      const isRead = read !== null && read.isWhole && isDate(read.date);
      if (!isRead || !this.fields.putText(name, read.date, tag)) this.fields.keep(value);
    }
  }

  /** "12" and "34", or both in one; of a whole book how many there are. `SE` is the first page of an article (EndNote). */
  takePages(): void {
    const [starts, ends] = [this.#take('SP'), this.#take('EP')];
    const isArticle = this.#group === 'article';
    if (!isArticle) this.#put(this.#take('SE'), 'chapter');
    else if (starts.length === 0) starts.push(...this.#take('SE'));
    const [start, ...otherStarts] = starts;
    const [end, ...otherEnds] = ends;
    const [first, last] = [start ? inLine(start) : '', end ? inLine(end) : ''];
    const isRange = /\d\s*\p{Pd}+\s*\w*\d/u.test(first);
    if (last === '' && wholes.has(this.#entryType) && !isRange) this.fields.putText('pagetotal', first, 'SP');
    else {
      // Some have the whole range in the first, or in both.
      const isInFirst = last === '' || (isRange && first.endsWith(last));
      const range = (text: string) => text.replace(/(?<=[\w.])\s*\p{Pd}+\s*(?=\w)/gu, '–');
      const isInLast = !isInFirst && first !== '' && last.startsWith(first) && /\p{Pd}/u.test(last.slice(first.length));
      this.fields.putText(
        'pages',
        isInFirst ? (isRange ? range(first) : first) : isInLast ? range(last) : `${first}–${last}`,
        'SP',
      );
    }
    for (const value of [...otherStarts, ...otherEnds]) this.fields.keep(value);
    const [page = ''] = first.split(/\s*\p{Pd}/u);
    for (const value of isArticle ? this.#take('SE') : []) if (inLine(value) !== page) this.fields.keep(value);
  }

  /** `SN` is an ISSN or an ISBN; of what has neither it is the number of a report or a patent. */
  takeSerials(): void {
    for (const value of this.#take('SN')) {
      const serials = readSerials(inLine(value));
      if (serials?.field === 'issn') this.fields.addIssns(serials.values);
      else if (serials) {
        const [isbn = '', ...others] = serials.values;
        if (!this.fields.putText('isbn', isbn, 'SN')) this.fields.keep(value);
        else if (others.length > 0) this.fields.keep({ ...value, lines: others });
      } else if (this.#group === 'article' || !this.fields.put(['number'], value)) this.fields.keep(value);
    }
  }

  /** The number that a record has in a database is one of PubMed or of an archive, if the database is. */
  takeAccession(): void {
    const database = this.#peek('DB')?.toLowerCase() ?? '';
    const number = this.#peek('AN') ?? '';
    if (number === '') return;
    const isPubmed = /^(?:pubmed|medline|nlm)$/.test(database) || this.#peek('DP')?.toLowerCase() === 'nlm';
    if (isPubmed && /^\d{1,9}$/.test(number)) {
      this.#put(this.#take('AN'), 'pmid');
      if (/^pubmed$/.test(database)) this.#take('DB');
    } else if (/^(?:arxiv|hal|jstor|hdl|googlebooks)$/.test(database)) {
      this.#put(this.#take('AN'), 'eprint');
      this.#put(this.#take('DB'), 'eprinttype');
    }
  }

  /** Of a paper `C3` is the volume that it appeared in, and `T2` the conference; without `C3` it is the volume. The same goes for their places. */
  takeConference(): void {
    if (this.#group !== 'paper' && this.#group !== 'proceedings') return;
    const hasVolume = this.#peek('C3') !== null && this.#group === 'paper';
    const hasPlace = this.#peek('C1') !== null;
    if (hasVolume) {
      this.#put(this.#take('C3'), 'booktitle');
      this.#put(this.#take('T2'), 'eventtitle');
    }
    if (hasVolume || hasPlace) this.#put(this.#take('CY'), 'venue');
    this.#put(this.#take('C1'), 'location');
  }

  /** Tags that hold something else than they should, or are only known by what they hold. */
  takeByContent(): void {
    for (const tag of ['M3', 'L3']) this.#putWhere(tag, isDoi, 'doi');
    for (const value of this.#take('M3')) {
      const type = this.#group === 'thesis' ? readDegreeType(inLine(value)) : inLine(value);
      if (!this.fields.putText('type', type, 'M3')) this.fields.keep(value);
    }
    if (this.#group === 'article') this.#putWhere('C2', (text) => /^PMC\d+$/i.test(text), 'pmcid');
    if (this.#group === 'part') this.#putWhere('C2', (text) => text.includes(','), 'bookauthor');
    if (this.#group === 'patent') this.#takeHolders();
    // EndNote has there when an article appeared online.
    const isEdition = (text: string) => this.#group !== 'article' || readRisDate(text) === null;
    this.#putWhere(
      'ET',
      isEdition,
      this.#entryType === 'software' || this.#entryType === 'dataset' ? 'version' : 'edition',
    );
    if (this.#peek('UR') === null) this.#putWhere('L2', isAddress, 'url');
    // Several addresses in one value.
    for (const value of this.#take('UR')) {
      const addresses = inLine(value).split(' ');
      if (!addresses.every(isAddress)) this.#put([value], 'url');
      else for (const address of addresses) this.#put([{ ...value, lines: [address] }], 'url');
    }
  }

  /** Holders of a patent are organizations, unless a comma parts their names. */
  #takeHolders(): void {
    for (const value of this.#take('PB')) {
      const holders = inLine(value).split(/\s*;\s*/);
      const names = holders.map((holder) => (holder.includes(',') ? holder : `${holder},`));
      if (!this.fields.putText('holder', names.join('; '), 'PB')) this.fields.keep(value);
    }
  }

  /** EndNote writes each keyword on a line, others put all of them into one. */
  takeKeywords(): void {
    const values = this.#take('KW');
    const lines = values.flatMap((value) => value.lines.map(inOneLine).map((line) => ({ ...value, lines: [line] })));
    for (const line of lines) {
      const [text = ''] = line.lines;
      const bySemicolons = text.split(/\s*;\s*/);
      const byCommas = text.split(/\s*,\s*/);
      // "Plants, Medicinal" is one.
      const areSeveral = lines.length === 1 && (byCommas.length > 2 || byCommas.every((each) => /^\p{Ll}/u.test(each)));
      const keywords = bySemicolons.length > 1 ? bySemicolons : areSeveral ? byCommas : [text];
      for (const keyword of keywords) this.fields.putText('keywords', keyword, 'KW');
    }
  }

  /** Of an edited book the authors are the editors, where it names no others (EndNote). */
  takeEditors(): void {
    if (this.#entryType !== 'collection' || this.#peek('ED') !== null) return;
    this.#put(this.#take('AU', 'A1'), 'editor');
  }

  takeTheRest(): void {
    for (const [tag, fields] of risTags) {
      const names = fields[this.#group] ?? fields.any;
      if (names) this.#put(this.#take(tag), ...names);
    }
    if (!this.fields.has('journaltitle') && this.#group === 'article')
      this.#put(this.#take('J9', 'JI'), 'journaltitle');
    for (const value of this.#values) this.fields.keep(value);
  }
}

/** `CONF` is a paper if it has an author or pages, else a whole volume. */
function entryTypeOf(ris: string, values: readonly TaggedValue[]): string {
  const entryType = ownValue(entryTypesByRis, ris) ?? 'misc';
  const has = (...tags: readonly string[]) => values.some(({ tag }) => tags.includes(tag));
  if (ris === 'CONF' && has('AU', 'A1', 'EP')) return 'inproceedings';
  return entryType === 'incollection' && !has('ED', 'A2') ? 'inbook' : entryType;
}

/** Reads the values of one record. */
export function readRisRecord(
  values: readonly TaggedValue[],
  line: number,
  ofFile: readonly string[] = [],
): SourceEntry {
  const type = values.find(({ tag }) => tag === 'TY');
  const ris = type ? inLine(type).toUpperCase() : '';
  const entryType = entryTypeOf(ris, values);
  const reader = new Reader(
    values.filter((value) => value !== type),
    entryType,
  );
  const remarks = [...ofFile];
  if (type === undefined || ris === '') remarks.push(texts.ris.noType);
  else if (ownValue(entryTypesByRis, ris) === undefined) remarks.push(texts.ris.unknownType(inLine(type)));
  const subtype = ownValue(subtypesByRis, ris);
  if (subtype !== undefined) reader.fields.putText('entrysubtype', subtype, 'TY');
  else if (type && risByEntryType[entryType] !== ris && ris !== 'CONF') reader.fields.keep(type);
  const key = reader.takeKey();
  reader.takeDates();
  reader.takeDate('Y2', 'urldate');
  reader.takeDate('OP', 'origdate');
  reader.takePages();
  reader.takeSerials();
  reader.takeAccession();
  reader.takeConference();
  reader.takeByContent();
  reader.takeKeywords();
  reader.takeEditors();
  reader.takeTheRest();
  return reader.fields.entry({ type: entryType, key, line, remarks });
}

/** Reads a file. */
export function readRis(text: string): ReadRecords {
  const tag = strictStart.test(text) ? tagLine : looseTagLine;
  const { records, strayLines } = cutRecords(text, { tag, start: 'TY', end: 'ER' });
  const last = records.at(-1);
  const isCutOff = (record: TaggedRecord) =>
    record === last && !record.isEnded && records.some(({ isEnded }) => isEnded);
  const entries = records.map((record) =>
    readRisRecord(record.values, record.line, isCutOff(record) ? [texts.cutOff] : []),
  );
  return { entries, strayLines };
}
