// Tests lazily loaded components: without a fallback if their code was preloaded, and with their state kept in any case.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazyPart.ts';

afterEach(cleanup);

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}
    >{`${label}: ${count}`}</button>
  );
}

/** A part whose code loads when `arrive` is called. */
function heldPart() {
  let resolve: (component: typeof Counter) => void = () => undefined;
  const loading = new Promise<typeof Counter>((resolveLoading) => (resolve = resolveLoading));
  const Part = lazyPart(() => loading);
  const arrive = () =>
    act(async () => {
      resolve(Counter);
      await loading;
    });
  return { Part, arrive };
}

it('shows the fallback until the code has loaded', async () => {
  const { Part, arrive } = heldPart();
  render(
    <Suspense fallback="coming">
      <Part label="pressed" />
    </Suspense>,
  );
  expect(screen.getByText('coming')).toBeTruthy();
  await arrive();
  expect(await screen.findByRole('button', { name: 'pressed: 0' })).toBeTruthy();
});

it('shows no fallback if the code was preloaded', async () => {
  const { Part, arrive } = heldPart();
  const preloading = Part.preload();
  await arrive();
  await preloading;
  render(
    <Suspense fallback="coming">
      <Part label="pressed" />
    </Suspense>,
  );
  expect(screen.getByRole('button', { name: 'pressed: 0' })).toBeTruthy();
});

it('keeps its state when it is rendered again after the code has loaded', async () => {
  const { Part, arrive } = heldPart();
  const shown = (label: string) => (
    <Suspense fallback="coming">
      <Part label={label} />
    </Suspense>
  );
  const { rerender } = render(shown('pressed'));
  await arrive();
  fireEvent.click(await screen.findByRole('button', { name: 'pressed: 0' }));
  rerender(shown('again'));
  expect(screen.getByRole('button', { name: 'again: 1' })).toBeTruthy();
});
