// Tests that the panel shows errors of a payload, and takes transitions that are pressed on the chart.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
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

function Viewer({ pressed }: { pressed: Pressed | null }) {
  const [search, setSearch] = useState<ViewerSearch>({});
  const entry = catalogue.find(({ id }) => id === 'submission');
  if (!entry) throw new Error('There is no submission');
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
