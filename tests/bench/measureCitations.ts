// Measures how long the server takes to format references: a bibliography of 1,000 documents, a page of citations, and one citation, each in a style that was
// used before. What the server does without citeproc is measured beside them: the same documents as CSL-JSON, and the smallest request.
import { makeClient } from '#tests/support/client.ts';
import { addDocuments, benchPassword, signUp } from './fillLibrary.ts';
import { type JudgedTable, percentile } from './table.ts';

const size = 1_000;
const rounds = { long: 5, short: 40 };
const styles = ['ieee', 'apa', 'chicago-author-date'] as const;
/** Limits at the median, in milliseconds: of a bibliography in IEEE, and of what a citation adds to the smallest request. */
const most = { bibliography: 2_000, citation: 10 };

const pageQuery = `query page($style: ID!) {
  me { documents(first: 50) { edges { node { citation(style: $style) } } } }
}`;
const citationQuery = `query citation($id: ID!, $style: ID!) { userDocument(id: $id) { citation(style: $style) } }`;

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  // The first one warms up.
  await work();
  const all: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const begun = performance.now();
    await work();
    all.push(performance.now() - begun);
  }
  return all;
}

const median = (all: readonly number[]) => percentile(all, 0.5);

export async function measureCitations(url: string): Promise<JudgedTable> {
  const client = makeClient(url);
  await signUp(client, { email: 'citations@example.org', password: benchPassword });
  await addDocuments(client, size);
  const download = async (path: string) => {
    const { status, text } = await client.rest('GET', path);
    if (status !== 200) throw new Error(`The server answered ${status}: ${text}`);
  };
  interface Page {
    me: { documents: { edges: { node: { id: string } }[] } };
  }
  const { me } = await client.ask<Page>('{ me { documents(first: 1) { edges { node { id } } } } }');
  const id = me.documents.edges[0]?.node.id;

  const smallest = await times(rounds.short, () => client.ask('{ me { id } }'));
  const rows: (readonly [string, number[]])[] = [
    ['{ me { id } }', smallest],
    ['1,000 documents as CSL-JSON', await times(rounds.long, () => download('/api/export/csl.json'))],
  ];
  const shortcomings: string[] = [];
  for (const style of styles) {
    const bibliography = await times(rounds.long, () => download(`/api/bibliography?style=${style}`));
    const page = await times(rounds.long, () => client.ask(pageQuery, { style }));
    const citation = await times(rounds.short, () => client.ask(citationQuery, { id, style }));
    rows.push([`${style}, a bibliography of 1,000`, bibliography]);
    rows.push([`${style}, a page of 50 citations`, page]);
    rows.push([`${style}, one citation`, citation]);
    if (style === 'ieee' && median(bibliography) > most.bibliography)
      shortcomings.push(`A bibliography in ${style} takes more than ${most.bibliography} ms`);
    if (median(citation) - median(smallest) > most.citation)
      shortcomings.push(`A citation in ${style} adds more than ${most.citation} ms to the smallest request`);
  }
  return {
    table: [
      ['1,000 documents', 'p50 ms', 'p95 ms'],
      ...rows.map(([name, all]) => [name, median(all).toFixed(1), percentile(all, 0.95).toFixed(1)]),
    ],
    shortcomings,
  };
}
