// How many documents, in words.

/** "1 document", "1,200 documents". */
export function countedDocuments(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'document' : 'documents'}`;
}
