// The label beside the pointer during a drag: what is dragged or, over a group, what a drop would do.
import type { DragLoad, DropTarget } from '#machines/groupDrag/groupDragTypes.ts';
import type { DragPayload } from '../dragPayload.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

const { zones } = groupActionTexts.drag;

/** The text of the label. */
export function dragLabel(
  load: DragLoad,
  target: DropTarget | null,
  carried: DragPayload | null,
  nameOf: (groupId: string) => string,
): string {
  if (target && target.refusal !== null) return target.refusal;
  if (load.kind === 'group') return target ? `${zones[target.zone]} ${nameOf(target.id)}` : nameOf(load.id);
  if (target) return `+${carried?.count?.toLocaleString('en') ?? ''} ${nameOf(target.id)}`;
  return carried?.name ?? '';
}
