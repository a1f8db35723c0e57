// PubMed Central. Its full texts are megabytes in size, so only a summary is requested, which has the article's PubMed ID or DOI.
import { isRecord } from '#bibliography/isRecord.ts';
import type { SourceEntry } from '#bibliography/bibtex/source.ts';
import { readAlone } from '../batches.ts';
import type { Ask, Reading, Source } from '../source.ts';
import { isMissing, noRecord, readJson } from '../source.ts';
import { readDoiRecord } from './doi.ts';
import { pubmed } from './pubmed.ts';

interface ArticleIds {
  readonly pmid: string | null;
  readonly doi: string | null;
}

/** The `articleids` of a summary: `[{ "idtype": "pmid", "value": "23193287" }, …]`; "0" is none. */
function readIds(summary: unknown): ArticleIds | null {
  if (!isRecord(summary) || !Array.isArray(summary.articleids)) return null;
  const ids: readonly unknown[] = summary.articleids;
  const valueOf = (type: string) => {
    const found = ids.filter(isRecord).find(({ idtype }) => idtype === type)?.value;
    return typeof found === 'string' && found !== '' && found !== '0' ? found : null;
  };
  return { pmid: valueOf('pmid'), doi: valueOf('doi') };
}

async function findIds(pmcid: string, ask: Ask): Promise<ArticleIds | null> {
  const number = pmcid.replace(/^PMC/i, '');
  const query = new URLSearchParams({ db: 'pmc', id: number, retmode: 'json' });
  const answer = await ask('pubmed', `/entrez/eutils/esummary.fcgi?${query.toString()}`, 'application/json');
  if (isMissing(answer)) return null;
  const body = readJson('pubmed', answer);
  return isRecord(body) && isRecord(body.result) ? readIds(body.result[number]) : null;
}

/** Adds the number with which the article was requested, because few records contain it. */
function withPmcid(entry: SourceEntry, pmcid: string): SourceEntry {
  const isNamed = entry.fields.some(({ name }) => name === 'pmcid');
  return isNamed ? entry : { ...entry, fields: [...entry.fields, { name: 'pmcid', value: pmcid }] };
}

export const pmc: Source = async ({ value }, ask): Promise<Reading> => {
  const ids = await findIds(value, ask);
  if (ids === null) return noRecord('pubmed');
  const { pmid, doi } = ids;
  const reading =
    pmid !== null
      ? await readAlone(pubmed, { kind: 'PMID', value: pmid }, ask)
      : doi !== null
        ? await readDoiRecord(doi, ask)
        : noRecord('pubmed');
  return { ...reading, records: reading.records.map((each) => ({ ...each, entry: withPmcid(each.entry, value) })) };
};
