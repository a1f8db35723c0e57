// What goes into and comes out of the machine of a drag onto the tree of groups.

/** What is dragged: the document of a row, with the ticked ones if it is ticked; or a group with its subgroups. */
export interface DragLoad {
  readonly kind: 'documents' | 'group';
  /** Of the document or the group that was pressed. */
  readonly id: string;
}

/** Where on a group it is: on it, or in the gap above or below, where only groups go. */
export type DropZone = 'into' | 'before' | 'after';

/** The group under the pointer. */
export interface DropTarget {
  readonly id: string;
  readonly zone: DropZone;
  /** Why it cannot be dropped there, in words; null where it can. */
  readonly refusal: string | null;
  /** It has subgroups, and they are not shown. */
  readonly isClosed: boolean;
}

/** What the actor `drop` gets. */
export interface DropInput {
  readonly load: DragLoad;
  readonly target: DropTarget;
}

export interface GroupDragContext {
  /** Null in `idle`. */
  readonly load: DragLoad | null;
  /** Where it was pressed, in pixels. */
  readonly from: { readonly x: number; readonly y: number };
  /** Null where no group is. */
  readonly target: DropTarget | null;
  /** The groups that were opened on the way. */
  readonly opened: readonly string[];
}

export type GroupDragEvent =
  /** A pointer went down on something that can be dragged. */
  | { type: 'pressed'; load: DragLoad; x: number; y: number }
  /** The pointer moved, or what is under it did. */
  | { type: 'moved'; x: number; y: number; target: DropTarget | null }
  | { type: 'released' }
  /** Escape, or the system took the pointer away. */
  | { type: 'cancelled' };

/** Nothing came of it: what was opened on the way is closed again. */
export interface GroupsUnwanted {
  type: 'groups.unwanted';
  ids: readonly string[];
}

/** The pointer rests on a group whose subgroups are not shown: they are wanted. */
export interface GroupWanted {
  type: 'group.wanted';
  id: string;
}
