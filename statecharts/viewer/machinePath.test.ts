// Tests that switching between machines keeps the mode.
import { expect, test } from 'vitest';
import { machinePath } from './machinePath.ts';

test('keeps the mode and the actor followed by Live, and drops parameters about a single machine', () => {
  expect(machinePath('dialog', { tab: 'paths', to: 'alert.open', start: 1, view: 'source', actor: 'a/1' })).toBe(
    '/_statecharts/dialog?tab=paths',
  );
  expect(machinePath('dialog', { tab: 'live', actor: 'a/1' })).toBe('/_statecharts/dialog?tab=live&actor=a%2F1');
  expect(machinePath('dialog', { steps: 'open' })).toBe('/_statecharts/dialog');
  expect(machinePath('Command Palette', {})).toBe('/_statecharts/Command%20Palette');
  expect(machinePath('', { tab: 'coverage' })).toBe('/_statecharts?tab=coverage');
});
