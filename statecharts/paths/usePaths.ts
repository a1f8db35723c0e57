// Provides the worker's answers to components.
import { useEffect, useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { askPaths } from './askPaths.ts';
import type { PathsAnswer, PathsRequest } from './findPaths.ts';

/** Null while the worker computes. */
export type PathsState = { readonly answer: PathsAnswer } | { readonly failure: string } | null;

/** Sends the request whenever it changes; null sends nothing. */
export function usePaths(request: PathsRequest | null): PathsState {
  const key = request && JSON.stringify(request);
  const [state, setState] = useState<{ key: string; state: PathsState } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    askPaths(JSON.parse(key) as PathsRequest).then(
      (answer) => {
        if (isWanted) setState({ key, state: { answer } });
      },
      (error: unknown) => {
        if (isWanted) setState({ key, state: { failure: messageOf(error) } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  // Ignores the answer to a previous request.
  return state !== null && state.key === key ? state.state : null;
}
