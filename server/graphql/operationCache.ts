// Remembers parsed operations by their text, within a bound on the memory that strangers can make it take.
import type { DocumentNode } from 'graphql';

/**
 * The characters of all texts together. A parsed operation takes about 250 bytes for each; the app's own operations have 5,000 characters at
 * most, and 45,000 together.
 */
const mostCharacters = 250_000;
/** A longer one is parsed anew each time. */
const longest = 20_000;

export interface OperationCache {
  get: (text: string) => DocumentNode | undefined;
  set: (text: string, document: DocumentNode) => void;
}

/** What was asked for least recently is forgotten first. */
export function createOperationCache(): OperationCache {
  // In the order in which they were asked for.
  const documents = new Map<string, DocumentNode>();
  let characters = 0;

  function forget(text: string): void {
    if (documents.delete(text)) characters -= text.length;
  }

  return {
    get(text) {
      const document = documents.get(text);
      if (document) {
        documents.delete(text);
        documents.set(text, document);
      }
      return document;
    },
    set(text, document) {
      if (text.length > longest) return;
      forget(text);
      documents.set(text, document);
      characters += text.length;
      for (const oldest of documents.keys()) {
        if (characters <= mostCharacters) break;
        forget(oldest);
      }
    },
  };
}
