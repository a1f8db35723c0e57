// The worker that finds paths, so that the page stays responsive.
import { messageOf } from '#machines/problem.ts';
import { findPaths, type PathsAnswer, type PathsRequest } from './findPaths.ts';

export interface Asked extends PathsRequest {
  readonly number: number;
}

/** An answer with the number of its request. */
export type Answered = { readonly number: number } & ({ readonly answer: PathsAnswer } | { readonly failure: string });

const answer = ({ number, ...request }: Asked): Answered => {
  try {
    return { number, answer: findPaths(request) };
  } catch (error) {
    return { number, failure: messageOf(error) };
  }
};

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  self.postMessage(answer(data));
};
