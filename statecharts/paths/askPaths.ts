// Sends requests to the worker and caches its answers.
import type { PathsAnswer, PathsRequest } from './findPaths.ts';
import type { Answered, Asked } from './paths.worker.ts';
import { pathsTexts } from './pathsTexts.ts';

let worker: Worker | undefined;
const waiting = new Map<number, (answered: Answered) => void>();
const known = new Map<string, Promise<PathsAnswer>>();
let asked = 0;

function started(): Worker {
  const made = new Worker(new URL('./paths.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  made.onerror = () => {
    for (const [number, answer] of waiting) answer({ number, failure: pathsTexts.searchFailed });
    waiting.clear();
    known.clear();
    worker = undefined;
  };
  return made;
}

/** The answer to a request; equal requests share one promise. */
export function askPaths(request: PathsRequest): Promise<PathsAnswer> {
  const key = JSON.stringify(request);
  const answer =
    known.get(key) ??
    new Promise<PathsAnswer>((resolve, reject) => {
      asked += 1;
      const number = asked;
      waiting.set(number, (answered) => {
        if ('answer' in answered) resolve(answered.answer);
        else reject(new Error(answered.failure));
      });
      worker ??= started();
      worker.postMessage({ ...request, number } satisfies Asked);
    });
  known.set(key, answer);
  return answer;
}
