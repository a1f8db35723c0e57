// How many documents, in words.
import { counted } from './counted.ts';

/** "1 document", "1,200 documents". */
export function countedDocuments(count: number): string {
  return counted(count, 'document');
}
