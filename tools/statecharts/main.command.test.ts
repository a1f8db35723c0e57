// Tests what `npm run statecharts` says about a command line that it can't follow. With `--check`, it writes nothing even where it should refuse.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(words: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts'), '--check', ...words],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

test.each([
  ['a machine that is not there', ['--afresh', 'dialgo'], /^There is no machine dialgo\. Use one of .*\bdialog\b/],
  ['an unknown option', ['--afersh'], /'--afersh'/],
  ['a machine without --afresh', ['dialog'], /^Machines can only be named after --afresh\./],
  ['both options', ['--afresh'], /^Use either --check or --afresh\./],
])('%s ends with 2 and the usage', { timeout: 120_000 }, (_, words, message) => {
  const { status, stderr } = run(words);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).toContain('Usage: npm run statecharts -- ');
});
