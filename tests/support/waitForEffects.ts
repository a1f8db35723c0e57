// Makes the waits of Testing Library end after the effects of what was waited for. React runs effects some time after it renders: on a busy machine, a test that
// goes on at once meets a component that is on the page, but doesn't follow its machine yet.
import { act, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

/** The options that Testing Library for React sets. `configure` replaces this object and does not change it. */
const configuredByReact = getConfig();

/** For the option `asyncWrapper` of Testing Library. */
export async function waitForEffects<Found>(find: () => Promise<Found>): Promise<Found> {
  const found = (await configuredByReact.asyncWrapper(find)) as Found;
  // Before React renders anything, it runs the effects that are due.
  act(() => {
    createRoot(document.createElement('div')).render(null);
  });
  return found;
}
