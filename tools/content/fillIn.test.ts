import { expect, test } from 'vitest';
import { desktopApp } from '#site/desktopApp.ts';
import { gatherProblems } from './contentProblems.ts';
import { fillIn } from './fillIn.ts';

test('placeholders are replaced by configured values', () => {
  const problems = gatherProblems();
  expect(fillIn('[Docs]({{desktopApp.docsUrl}}) of {{ desktopApp.name }}', problems.in('a.md'))).toBe(
    `[Docs](${desktopApp.docsUrl}) of ${desktopApp.name}`,
  );
  expect(() => problems.throwAny()).not.toThrow();
});

test('a value that is not configured shows as missing', () => {
  expect(fillIn('| {{operator.name}} |', gatherProblems().in('a.md'))).toMatch(/^\| .+ \|$/);
});

test.each(['operator.shoeSize', 'desktopApp.shoeSize', 'process.env'])(
  '{{%s}} stops the build, with its line',
  (name) => {
    const problems = gatherProblems();
    fillIn(`one\ntwo {{${name}}}`, problems.in('a.md'));
    expect(() => problems.throwAny()).toThrow(/a\.md:2: \{\{/);
  },
);
