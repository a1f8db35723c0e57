// The texts of the comparison of two versions.
import type { ChangeKind } from '../chart/overlay.ts';

const kinds: Readonly<Record<ChangeKind, string>> = { added: 'added', gone: 'gone', changed: 'changed' };

/** Written before what changed, so that colour isn't needed to tell. */
const signs: Readonly<Record<ChangeKind, string>> = { added: '+', gone: '−', changed: '~' };

export const compareTexts = {
  kinds,
  signs,
  lead: 'Shows what a change does to a flow. Write the differences between two commits into a file, and open it here:',
  command: 'npm run --silent statecharts:diff -- A B --json > changes.json',
  stays: 'The file stays in this browser.',
  open: 'Open a comparison…',
  drop: 'You can also drop the file here.',
  unreadable: 'This file is no comparison of statecharts. Write one with the command above.',
  close: 'Close comparison',
  nothing: 'No flow changed.',
  unchanged: 'This machine did not change.',
  addedMachine: 'This machine was added.',
  machines: 'Changed machines',
  changes: 'Changes',
  names: 'In the whole machine',
  renamed: (kind: string, before: string, after: string) => `${kind} ${after}, was ${before}`,
  delay: (name: string, before: string, after: string) => `delay ${name}: ${after}, was ${before}`,
  computed: 'computed',
  code: (kind: string, name: string, how: string) => `${kind} ${name}: ${how}`,
};
