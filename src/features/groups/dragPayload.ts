// Documents that are added to a group or removed from one, with their description in a sentence.
import type { DocumentSelection } from './membership/addDocumentsToGroup.ts';

export interface DragPayload {
  readonly selection: DocumentSelection;
  /** How many; null while that is not counted. */
  readonly count: number | null;
  /** In a sentence: “Mood state effects of chocolate”, 3 documents. */
  readonly name: string;
}
