// The types of the machine of a drag onto the tree of groups: its context, its events, and what its actors take and answer.

/** The payload: the document of a row, with the ticked ones if it is ticked; or a group with its subgroups. */
export interface DragLoad {
  readonly kind: 'documents' | 'group';
  /** The name of the document or group that was pressed. */
  readonly id: string;
}

/** Which part of a group: on it, or the gap above or below, where only groups can be dropped. */
export type DropZone = 'into' | 'before' | 'after';

/** The group under the pointer. */
export interface DropTarget {
  readonly id: string;
  readonly zone: DropZone;
  /** The reason why it cannot be dropped there, as shown; null if it can. */
  readonly refusal: string | null;
  /** Whether it has subgroups and is collapsed. */
  readonly isClosed: boolean;
}

/** Input of the actor `drop`. */
export interface DropInput {
  readonly load: DragLoad;
  readonly target: DropTarget;
}

export interface GroupDragContext {
  /** Null in `idle`. */
  readonly load: DragLoad | null;
  /** Where it was pressed, in pixels. */
  readonly from: { readonly x: number; readonly y: number };
  /** Null outside of groups. */
  readonly target: DropTarget | null;
  /** The groups that were opened during the drag. */
  readonly opened: readonly string[];
}

export type GroupDragEvent =
  /** A pointer was pressed on something that can be dragged. */
  | { type: 'pressed'; load: DragLoad; x: number; y: number }
  /** The pointer moved, or what is under it changed. */
  | { type: 'moved'; x: number; y: number; target: DropTarget | null }
  | { type: 'released' }
  /** Escape, or the system cancelled the pointer. */
  | { type: 'cancelled' };

/** The drag was cancelled: groups that it opened close again. */
export interface GroupsUnwanted {
  type: 'groups.unwanted';
  ids: readonly string[];
}

/** The pointer rests on a collapsed group, which should expand. */
export interface GroupWanted {
  type: 'group.wanted';
  id: string;
}
