// Asks which row of the list to go to.
import { promptDialog } from '#src/ui/dialog/askDialog.tsx';
import { columnMenuTexts } from './columnMenuTexts.ts';

/** Resolves with the row's index, from 0; null if cancelled. */
export async function askForRow(total: number | null): Promise<number | null> {
  const last = total === null ? null : total.toLocaleString('en');
  const answer = await promptDialog({
    title: columnMenuTexts.goToRow.title,
    label: columnMenuTexts.goToRow.label(last),
    confirmLabel: columnMenuTexts.goToRow.confirm,
    validate: (text) => (readRow(text) === null ? columnMenuTexts.goToRow.problem : null),
  });
  const row = answer.reason === 'ok' ? readRow(answer.value) : null;
  return row === null ? null : row - 1;
}

function readRow(text: string): number | null {
  const digits = text.replaceAll(/[\s,.’']/g, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
