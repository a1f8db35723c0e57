// What the worker says, for a component.
import { useEffect, useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { askPaths } from './askPaths.ts';
import type { PathsAnswer, PathsRequest } from './findPaths.ts';

/** Null while the worker is at it. */
export type PathsState = { readonly answer: PathsAnswer } | { readonly failure: string } | null;

/** Asks anew whenever the request changes; null asks nothing. */
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
  // What was said of another request says nothing of this one.
  return state !== null && state.key === key ? state.state : null;
}
