// Tests that the panel shows errors of a payload, and takes transitions that are pressed on the chart.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { catalogueOf } from '../anyMachine/catalogueOf.ts';
import { chartOf } from '../chart/chartOf.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { LogView, ViewerSearch } from '../viewer/mode.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import { PlayMode } from './PlayMode.tsx';

afterEach(cleanup);

let overlay: ChartOverlay | undefined;
const keep = (told: ChartOverlay) => {
  overlay = told;
};

const submission = catalogue.find(({ id }) => id === 'submission');

function Viewer({ pressed, entry = submission }: { pressed: Pressed | null; entry?: CatalogueEntry | undefined }) {
  const [search, setSearch] = useState<ViewerSearch>({});
  if (!entry) throw new Error('There is no such machine');
  return (
    <PlayMode
      entry={entry}
      chart={chartOf(entry.machine)}
      search={search}
      onSearch={(patch) => {
        setSearch({ ...search, ...patch });
      }}
      onOverlay={keep}
      onShow={() => undefined}
      log={({ children }: LogView) => <ol aria-label="Log">{children}</ol>}
      pressed={pressed}
    />
  );
}

test('an invalid payload is reported, and a valid one is sent', () => {
  render(<Viewer pressed={null} />);
  fireEvent.click(screen.getByText('Edit payload of field.changed'));
  const field = screen.getByLabelText('Payload of field.changed, as JSON');
  const play = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByText('Play field.changed'));
  };
  for (const [text, words] of [
    ['{"name": ', /Not valid JSON/],
    ['["name"]', /A payload must be an object/],
    ['{"type": "submit"}', /Leave out "type"/],
  ] as const) {
    play(text);
    expect(screen.getByText(words)).toBeDefined();
  }
  expect(screen.getByText('step 0 of 0')).toBeDefined();
  play('{"name": "email", "value": "ben@example.org"}');
  expect(screen.getByText('step 1 of 1')).toBeDefined();
});

test('pressing a possible transition on the chart takes it', () => {
  const { rerender } = render(<Viewer pressed={null} />);
  const [name = ''] = [...(overlay?.possible ?? [])].filter((each) => each.includes('— submit #2'));
  rerender(<Viewer pressed={{ kind: 'transition', name }} />);
  expect(within(screen.getByRole('list', { name: 'Log' })).getByText('submit')).toBeDefined();
  expect(screen.getByText('step 1 of 1')).toBeDefined();
});

test('an event of a machine without a model can be given the payload that its guard requires', () => {
  const machine = createMachine({
    id: 'lock',
    initial: 'shut',
    states: { shut: { on: { turn: { guard: ({ event }) => event.key === 'right', target: 'open' } } }, open: {} },
  });
  const [entry] = catalogueOf([{ file: 'lockMachine.ts', exported: { machine } }]);
  render(<Viewer pressed={null} entry={entry} />);
  expect(screen.queryByRole('button', { name: 'turn' })).toBeNull();
  fireEvent.click(screen.getByText('Edit payload of turn'));
  const field = screen.getByLabelText('Payload of turn, as JSON');
  fireEvent.click(screen.getByText('Play turn'));
  expect(screen.getByText(/ignores this event with this payload/)).toBeDefined();
  fireEvent.change(field, { target: { value: '{"key": "right"}' } });
  fireEvent.click(screen.getByText('Play turn'));
  expect(screen.getByText('step 1 of 1')).toBeDefined();
});
