// How many documents go to the server at once: few enough to show progress and to stay far below the limits of a request.

const MOST_DOCUMENTS = 100;
const MOST_CHARACTERS = 2_000_000;

/** Cuts `documents` into runs; one that is large by itself goes alone. */
export function cutIntoBatches<Document>(documents: readonly Document[]): Document[][] {
  const batches: Document[][] = [];
  let characters = 0;
  for (const document of documents) {
    const size = JSON.stringify(document).length;
    const batch = batches.at(-1);
    if (batch && batch.length < MOST_DOCUMENTS && characters + size <= MOST_CHARACTERS) {
      batch.push(document);
      characters += size;
    } else {
      batches.push([document]);
      characters = size;
    }
  }
  return batches;
}
