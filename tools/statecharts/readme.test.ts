import { expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { readmeOf } from './readme.ts';

const [entry] = catalogue.filter(({ id }) => id === 'chunkReload');
const types = `export type PartEvent =
  /** It is | gone. */
  | { type: 'chunk.missing'; at: number };`;

it('says what the machine is for, lists its parts by name, and links its files', () => {
  if (!entry) throw new Error('The machine is not in the catalogue');
  const code =
    'setup({ types: { events: {} as PartEvent }, guards: { isThere: () => true }, actors: {\n/** Asks. */\nask: x } })';
  const readme = readmeOf(entry, {
    machine: code,
    types,
    files: ['a.ts', 'b.ts'],
  });
  const lines = readme.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `# ${entry.title}`,
      entry.purpose,
      '- Files: [chunkReloadMachine.ts](chunkReloadMachine.ts), [a.ts](a.ts), [b.ts](b.ts)',
      'stateDiagram-v2',
      String.raw`| ${'`chunk.missing`'} | ${'`at: number`'} | It is \| gone. |`,
      '| `ask` | Asks. |',
      '| `isThere` | `() => true` |',
    ]),
  );
  expect(readme).not.toContain('## Delays');
});
