// The label of a select's list, which is that of its control.
import { labelIdOf } from '../field/Field.tsx';

/** The id of the field's label; undefined if the control has its own name. */
export function listLabelId({
  id,
  'aria-label': name,
}: {
  id?: string | undefined;
  'aria-label'?: string | undefined;
}): string | undefined {
  return name === undefined && id !== undefined ? labelIdOf(id) : undefined;
}
