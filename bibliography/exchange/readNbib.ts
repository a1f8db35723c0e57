// PubMed's format (.nbib), also called MEDLINE's: tags of two to four characters, a hyphen in the fifth column.
import type { SourceEntry } from '../bibtex/source.ts';
import { ownValue } from '../ownValue.ts';
import { ofAll, ofArticles, ofBooks, ofChapters, otherNames } from './nbibTags.ts';
import type { ReadRecords } from './readRecords.ts';
import { readRisDate } from './readRisDate.ts';
import { readSerials } from './readSerials.ts';
import { RecordFields } from './recordFields.ts';
import { cutRecords, inLine, type TaggedRecord, type TaggedValue } from './taggedLines.ts';

const tag = /^([A-Z]{2,4}) {0,2}- ?(.*)$/;

/** Names are given twice, in full and with initials: "FAU - Berg, Jan A" and "AU  - Berg JA". */
const fullNames: Readonly<Record<string, string>> = { AU: 'FAU', ED: 'FED', IR: 'FIR', PS: 'FPS' };

/** The values without short forms of names, whose full forms precede them. */
function withoutShortNames(values: readonly TaggedValue[]): TaggedValue[] {
  let full = '';
  return values.filter(({ tag: name }) => {
    const isShort = fullNames[name] === full && full !== '';
    if (isShort || Object.values(fullNames).includes(name)) full = isShort ? '' : name;
    return !isShort;
  });
}

/** "186-90" are the pages 186 to 190. */
function readPages(text: string): string {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return text.replace(/(?<=\w)-(?=\w)/g, '–');
  return `${first}–${first.slice(0, Math.max(0, first.length - last.length))}${last}`;
}

/** "10.1000/x [doi]". */
const doiForm = /^(10\.\S+)\s*\[doi\]$/i;

const nameFields: Readonly<Record<string, string>> = {
  ...{ FAU: 'author', AU: 'author', CN: 'author' },
  ...{ FED: 'editor', ED: 'editor' },
};

/** Puts a value into its field; false where it has none. */
function put(fields: RecordFields, value: TaggedValue, names: readonly string[], hasDate: boolean): boolean {
  const text = inLine(value);
  const people = nameFields[value.tag];
  // The comma says that it is an organization.
  if (people !== undefined) return fields.putText(people, value.tag === 'CN' ? `${text},` : text, value.tag);
  switch (value.tag) {
    case 'TI':
    case 'BTI':
      return fields.put(names, { ...value, lines: [text.replace(/(?<!\.)\.$/, '')] });
    case 'PG':
      return fields.putText('pages', readPages(text), 'PG');
    case 'LID':
    case 'AID': {
      const doi = doiForm.exec(text)?.[1];
      return doi !== undefined && fields.putText('doi', doi, value.tag);
    }
    case 'IS':
    case 'ISBN': {
      const serials = readSerials(text);
      if (serials?.field === 'issn') fields.addIssns(serials.values);
      return (
        serials?.field === 'issn' || (serials !== null && fields.putText('isbn', serials.values.join(', '), value.tag))
      );
    }
    case 'DP':
    case 'DEP': {
      // When an article appeared online counts where nothing else is known.
      if (value.tag === 'DEP' && hasDate) return false;
      return fields.putText('date', readRisDate(text)?.date ?? text, value.tag);
    }
    default:
      // A continued line was wrapped.
      return names.length > 0 && fields.put(names, { ...value, lines: [text] });
  }
}

function readRecord({ values, line }: TaggedRecord): SourceEntry {
  const has = (name: string) => values.some((value) => value.tag === name);
  const isChapter = has('BTI') && has('TI');
  const type = !has('BTI') ? 'article' : !isChapter ? 'book' : has('FED') || has('ED') ? 'incollection' : 'inbook';
  const own = type === 'article' ? ofArticles : isChapter ? ofChapters : ofBooks;
  const fields = new RecordFields();
  // A full title of the journal goes before a short one, wherever it stands.
  const ordered = withoutShortNames(values).toSorted(
    (one, other) => Number(one.tag === 'TA') - Number(other.tag === 'TA'),
  );
  for (const value of ordered) {
    const names = ownValue(own, value.tag) ?? ownValue(ofAll, value.tag) ?? [];
    if (!put(fields, value, names, has('DP')))
      fields.keep(value, ownValue(otherNames, value.tag) ?? value.tag.toLowerCase());
  }
  return fields.entry({ type, key: '', line, remarks: [] });
}

/** Reads a file. */
export function readNbib(text: string): ReadRecords {
  return { entries: cutRecords(text, { tag, start: 'PMID' }).records.map(readRecord) };
}
