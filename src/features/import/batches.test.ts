// How a file is cut into requests.
import { describe, expect, it } from 'vitest';
import { cutIntoBatches } from './batches.ts';

describe('cutIntoBatches', () => {
  it('keeps every document, in order, at most a hundred at once', () => {
    const documents = Array.from({ length: 212 }, (_, index) => index);
    const batches = cutIntoBatches(documents);
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 12]);
    expect(batches.flat()).toEqual(documents);
  });

  it('sends a large document alone', () => {
    const large = 'x'.repeat(1_900_000);
    expect(cutIntoBatches(['a', large, large, 'b']).map(({ length }) => length)).toEqual([2, 2]);
    expect(cutIntoBatches(['a', 'y'.repeat(3_000_000), 'b']).map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('has nothing to send of nothing', () => {
    expect(cutIntoBatches([])).toEqual([]);
  });
});
