// Caches parsed operations by their text, with a limit on the memory that anonymous clients can make it use.
import type { DocumentNode } from 'graphql';

/**
 * The most characters of all cached texts together. A parsed operation takes about 250 bytes per character; the app's own operations have at
 * most 5,000 characters each, and 45,000 together.
 */
const maximumCharacters = 250_000;
/** Longer operations are not cached. */
const longest = 20_000;

export interface OperationCache {
  get: (text: string) => DocumentNode | undefined;
  set: (text: string, document: DocumentNode) => void;
}

/** Creates a cache that drops the least recently used operations first. */
export function createOperationCache(): OperationCache {
  // In the order of last use.
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
        if (characters <= maximumCharacters) break;
        forget(oldest);
      }
    },
  };
}
