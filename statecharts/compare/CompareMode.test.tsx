// Tests that a comparison is opened from its file, drawn over the chart and described in text.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '../chart/chartOf.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import type { Pressed } from '../chart/pressed.ts';
import { changesData } from '../diff/changesData.ts';
import { diffMachines } from '../diff/diffMachines.ts';
import { machineData, readVersion } from '../diff/machineVersion.ts';
import { CompareMode } from './CompareMode.tsx';
import { closeComparison } from './comparison.ts';

afterEach(() => {
  cleanup();
  closeComparison();
});

const states = { closed: { on: { open: 'open' } }, open: { on: { close: 'closed' } } };
const before = createMachine({
  id: 'dialog',
  initial: 'closed',
  states: { ...states, fading: { on: { faded: 'closed' } } },
});
const after = createMachine({
  id: 'dialog',
  initial: 'closed',
  states: { ...states, open: { tags: 'modal', ...states.open } },
});
const version = (machine: typeof before) => readVersion(machineData(machine, 'dialogMachine.ts'));
const changes = JSON.stringify(changesData(diffMachines([version(before)], [version(after)]), []));

let overlay: ChartOverlay | undefined;
let shown: Pressed | undefined;

function renderMode(id: string) {
  const entry = catalogue.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no ${id}`);
  render(
    <CompareMode
      entry={entry}
      chart={chartOf(entry.machine)}
      search={{ tab: 'compare' }}
      onSearch={() => undefined}
      onOverlay={(told) => {
        overlay = told;
      }}
      onShow={(pressed) => {
        shown = pressed;
      }}
      log={() => null}
      pressed={null}
    />,
  );
}

function chooseFile(text: string) {
  fireEvent.change(screen.getByLabelText('Open a comparison…'), {
    target: { files: [new File([text], 'changes.json')] },
  });
}

test('the changes are listed, drawn, and shown on a press', async () => {
  renderMode('dialog');
  chooseFile(changes);
  const row = await screen.findByRole('button', { name: /gone fading$/ });
  expect(screen.getByRole('button', { name: /changed open tag: added modal/ })).toBeDefined();
  expect(Object.fromEntries(overlay?.changes?.kinds ?? [])).toEqual({
    'dialog.open': 'changed',
    'dialog.fading': 'gone',
    'dialog.fading — faded #1 → dialog.closed': 'gone',
  });
  expect(overlay?.changes?.chart.states.has('dialog.fading')).toBe(true);
  fireEvent.click(row);
  expect(shown).toEqual({ kind: 'state', id: 'dialog.fading' });
  fireEvent.click(screen.getByText('Close comparison'));
  expect(overlay?.changes).toBeUndefined();
});

test('an unchanged machine links to the changed ones, and the comparison stays open', async () => {
  renderMode('dialog');
  chooseFile(changes);
  await screen.findByText('Changed machines');
  cleanup();
  renderMode('alert');
  expect(screen.getByText('This machine did not change.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'dialog' }).getAttribute('href')).toBe('/_statecharts/dialog?tab=compare');
});

test('a file that is not a comparison is rejected with a message', async () => {
  renderMode('dialog');
  chooseFile('{"states": {}}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/no comparison/);
});
