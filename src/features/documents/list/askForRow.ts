// Asks to which row of the list somebody wants to go.
import { promptDialog } from '#src/ui/dialog/askDialog.tsx';

/** Resolves with the row, from 0; null when it is not wanted any more. */
export async function askForRow(total: number | null): Promise<number | null> {
  const last = total === null ? null : total.toLocaleString('en');
  const answer = await promptDialog({
    title: 'Go to row',
    label: last === null ? 'Row' : `Row, 1 to ${last}`,
    confirmLabel: 'Go',
    validate: (text) => (readRow(text) === null ? 'Write the number of a row, as 1200.' : null),
  });
  const row = answer.reason === 'ok' ? readRow(answer.value) : null;
  return row === null ? null : row - 1;
}

function readRow(text: string): number | null {
  const digits = text.replaceAll(/[\s,.’']/g, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
