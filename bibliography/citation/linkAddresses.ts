// Makes links of the DOI and the address of an item where a style prints them.
import { doiUrl } from '../identifiers.ts';
import { linkOf } from '../urls.ts';
import type { CslItem } from '../exchange/cslJson.ts';
import type { Run } from './formattedText.ts';

interface Address {
  readonly text: string;
  readonly href: string;
}

const textOf = (value: CslItem[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The texts of an item that are links. */
export function addressesOf(item: CslItem): Address[] {
  const [doi, url] = [textOf(item.DOI), textOf(item.URL)];
  const link = url === null ? null : linkOf(url);
  return [
    ...(doi === null ? [] : [`https://doi.org/${doi}`, doi].map((text) => ({ text, href: doiUrl(doi) }))),
    ...(url === null || link === null ? [] : [{ text: url, href: link }]),
  ];
}

/** A run split at the first of the addresses in it. */
function linkRun(run: Run, addresses: readonly Address[]): Run[] {
  for (const { text, href } of addresses) {
    const start = run.text.indexOf(text);
    if (start < 0) continue;
    const end = start + text.length;
    return [
      ...linkRun({ ...run, text: run.text.slice(0, start) }, addresses),
      { ...run, text, href },
      ...linkRun({ ...run, text: run.text.slice(end) }, addresses),
    ];
  }
  return run.text === '' ? [] : [run];
}

export function linkAddresses(runs: readonly Run[], addresses: readonly Address[]): Run[] {
  // The longest first, because one may be part of another.
  const sorted = addresses.toSorted((one, other) => other.text.length - one.text.length);
  return runs.flatMap((run) => linkRun(run, sorted));
}
