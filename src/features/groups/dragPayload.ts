// Documents that are added to a group or removed from one, with their description in a sentence.
import type { DocumentSelection } from './membership/addDocumentsToGroup.ts';

export interface DragPayload {
  readonly selection: DocumentSelection;
  /** The number of documents; null until it is known. */
  readonly count: number | null;
  /** The documents as part of a sentence: “Mood state effects of chocolate”, 3 documents. */
  readonly name: string;
}
