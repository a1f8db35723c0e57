// The label of a select's list, which is that of its control.
import { labelIdOf } from '../field/Field.tsx';

/** The id of the label in whose field the control is; none where the control has a name of its own. */
export function listLabelId({
  id,
  'aria-label': name,
}: {
  id?: string | undefined;
  'aria-label'?: string | undefined;
}): string | undefined {
  return name === undefined && id !== undefined ? labelIdOf(id) : undefined;
}
