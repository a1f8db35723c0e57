// Every field of every kind is in RIS and CSL-JSON, but for the few that have no place there.
import { describe, expect, test } from 'vitest';
import { documentKinds, type DocumentDraft, type DocumentKind } from '../documents.ts';
import type { FieldDescription } from '../fields/cells.ts';
import { fieldsOf, fieldsOfPart, membersOf } from '../kinds.ts';
import { toCslItem } from './cslJson.ts';
import { writeRis } from './ris.ts';

/** A value for a field that no other has, and what of it is looked for in the formats, by the path of the field. */
class Values {
  readonly soughtByPath = new Map<string, string>();
  #next = 0;

  #mark(path: string): string {
    this.#next += 1;
    const mark = `mark${String(this.#next).padStart(3, '0')}`;
    this.soughtByPath.set(path, mark);
    return mark;
  }

  #dateMark(path: string): string {
    this.#next += 1;
    const year = String(1000 + this.#next);
    this.soughtByPath.set(path, year);
    return year;
  }

  of({ name, editing }: FieldDescription, path: string): unknown {
    const own = `${path}${name}`;
    const members = membersOf(editing);
    if (members) return this.all(members, `${own}.`);
    switch (editing) {
      case 'entities':
        return [{ person: this.all(fieldsOfPart('person'), `${own}.`) }, { organization: { name: this.#mark(own) } }];
      case 'publishers':
        return [this.all(fieldsOfPart('publisher'), `${own}.`)];
      case 'list':
        return [this.#mark(own)];
      case 'date':
        return this.#dateMark(own);
      case 'dateTime':
        return `${this.#dateMark(own)}-03-05T00:00:00.000Z`;
      case 'otherFields':
        return [];
      default:
        return this.#mark(own);
    }
  }

  all(fields: readonly FieldDescription[], path: string): Record<string, unknown> {
    return Object.fromEntries(fields.map((field) => [field.name, this.of(field, path)]));
  }
}

function draftOf(kind: DocumentKind): { draft: DocumentDraft; soughtByPath: ReadonlyMap<string, string> } {
  const values = new Values();
  const fields = values.all(fieldsOf(kind), '');
  return { draft: { kind, fields }, soughtByPath: values.soughtByPath };
}

/** The fields whose value is nowhere in a text; of people without one of their parts their own path. */
function missingIn(text: string, soughtByPath: ReadonlyMap<string, string>): string[] {
  const missing = [...soughtByPath].filter(([, sought]) => !text.includes(sought)).map(([path]) => path);
  const parts = new Set(fieldsOfPart('person').map(({ name }) => name));
  return [
    ...new Set(
      missing.map((path) => (parts.has(path.slice(path.lastIndexOf('.') + 1)) ? path.replace(/\.\w+$/, '') : path)),
    ),
  ];
}

/** The keys are the record's own, the entry type is its type, and when something was added says nothing about it. */
const nowhere = ['citationKeys', 'entryType', 'added'];
/** RIS has one tag for the edition and the version, and one for the numbers of all archives, but none for their parts. */
const besideOthersInRis = ['version', 'pubmedId', 'publicationState', 'eprintClass'];
/** Of two series that a volume is in, its own counts. */
const seriesOfSet = ['in.series', 'in.number'];
/** RIS has one tag for the series and the set. */
const setInRis = ['in.title', 'in.subtitle', 'in.titleAddon'];
/** What is known of a volume beside what its parts are cited by. */
const ofVolume = [
  ...['published', ...seriesOfSet, 'pageTotal', 'doi', 'abstract'],
  ...['keywords', 'languages', 'publicationState', 'note', 'citationKeys', 'entryType', 'added'],
  ...['url', 'urlDate', 'eprint', 'eprintType', 'eprintClass', 'pubmedId', 'edition', 'version'],
].map((name) => `proceedings.${name}`);

const withoutPlace: Readonly<
  Record<DocumentKind, { readonly both: readonly string[]; readonly ris: readonly string[] }>
> = {
  journalArticle: {
    // An issue has one place for its number and its name. CSL has none for the language of the original, for annotators and for commentators.
    both: ['in.name', 'translated.originalLanguages', 'annotators', 'commentators'],
    ris: ['in.title', 'in.subtitle', 'in.titleAddon', ...besideOthersInRis],
  },
  proceedingsArticle: {
    // The editors are those of the volume.
    both: [...ofVolume, 'editors'],
    ris: [
      ...['proceedings.authors', ...besideOthersInRis],
      ...['startDate', 'endDate', 'sponsors'].map((name) => `proceedings.conference.${name}`),
      ...setInRis.map((name) => `proceedings.${name}`),
    ],
  },
  thesis: { both: [], ris: besideOthersInRis },
  proceedings: {
    both: seriesOfSet,
    ris: [
      ...besideOthersInRis,
      ...['startDate', 'endDate', 'sponsors'].map((name) => `conference.${name}`),
      ...setInRis,
    ],
  },
  // The type is the record's own; in RIS organizations stand for a publisher where there is none.
  other: { both: ['type'], ris: ['organizations', ...besideOthersInRis] },
};

describe.each(documentKinds)('%s', (kind) => {
  const { draft, soughtByPath } = draftOf(kind);
  const { both, ris } = withoutPlace[kind];

  test('in RIS', () => {
    expect(missingIn(writeRis(draft, 'k'), soughtByPath).toSorted()).toEqual([...nowhere, ...both, ...ris].toSorted());
  });

  test('in CSL-JSON', () => {
    expect(missingIn(JSON.stringify(toCslItem(draft, 'k')), soughtByPath).toSorted()).toEqual(
      [...nowhere, ...both].toSorted(),
    );
  });
});

describe('what an import leaves among the other fields of a book', () => {
  const names = [
    ...[
      'edition',
      'version',
      'shorttitle',
      'shortjournal',
      'annotation',
      'pmid',
      'booktitle',
      'series',
      'number',
      'volume',
    ],
    ...[
      'volumes',
      'part',
      'pages',
      'eid',
      'chapter',
      'isbn',
      'issn',
      'translator',
      'eventtitle',
      'venue',
      'pagetotal',
      'maintitle',
    ],
    ...[
      'howpublished',
      'institution',
      'location',
      'type',
      'eprint',
      'origtitle',
      'origpublisher',
      'origlocation',
      'bookauthor',
      'pmcid',
    ],
  ];
  const notInRis = new Set(['origtitle', 'origpublisher', 'origlocation', 'bookauthor', 'pmcid']);

  test.each(names)('%s', (name) => {
    const draft: DocumentDraft = { kind: 'other', fields: { type: 'book', otherFields: [{ name, value: 'Mark' }] } };
    expect(JSON.stringify(toCslItem(draft, 'k'))).toContain('Mark');
    if (notInRis.has(name)) expect(writeRis(draft, 'k')).not.toContain('Mark');
    else expect(writeRis(draft, 'k')).toContain('  - Mark\r\n');
  });

  test.each([
    ['origdate', 'original-date', 'OP  - 1950'],
    ['urldate', 'accessed', 'Y2  - 1950///'],
    ['eventdate', 'event-date', null],
    ['date', 'issued', 'PY  - 1950'],
  ])('%s', (name, variable, line) => {
    const draft: DocumentDraft = { kind: 'other', fields: { type: 'book', otherFields: [{ name, value: '1950' }] } };
    expect(toCslItem(draft, 'k')[variable]).toEqual({ 'date-parts': [[1950]] });
    if (line !== null) expect(writeRis(draft, 'k')).toContain(`${line}\r\n`);
  });
});
