// Tests what `npm run statecharts` says about a command line that it can't follow. Each has `--check`, so that nothing is written if it is
// accepted by mistake.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(args: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts'), '--check', ...args],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

test.each([
  ['a machine that is not there', ['--afresh', 'dialgo'], /^There is no machine dialgo\. Use one of .*\bdialog\b/],
  ['an unknown option', ['--afersh'], /'--afersh'/],
  ['a machine without --afresh', ['dialog'], /^Machines can only be named after --afresh\./],
  ['both options', ['--afresh'], /^Use either --check or --afresh\./],
])('%s exits with 2 and prints the usage', { timeout: 120_000 }, (_, args, message) => {
  const { status, stderr } = run(args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).toContain('Usage: npm run statecharts -- ');
});
