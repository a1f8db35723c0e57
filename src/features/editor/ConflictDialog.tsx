// The dialog for conflicting edits. It shows the previous value, yours and theirs for each field, or for each member of a part. The person decides every
// conflict; nothing typed is lost.
import { useState } from 'react';
import type { Side } from '#bibliography/mergeLists.ts';
import type { EditConflict } from '#machines/documentEditor/documentEditorTypes.ts';
import { withMember } from '#machines/documentEditor/mergeValues.ts';
import { type Problem, problemsWithin } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { type Decision, outcomeOf } from './conflictDecision.ts';
import { ConflictField } from './ConflictField.tsx';
import { type Disputed, disputedValues } from './disputes.ts';
import { editorTexts } from './editorTexts.ts';

export interface ConflictDialogProps {
  /** Keep the dialog rendered when this becomes false, so that its closing animation can run. */
  open: boolean;
  /** Its `conflict` is null once the conflict is resolved. */
  disputed: Disputed;
  problems: readonly Problem[];
  /** Replaces the person's own value of a field. Text edited in the dialog is stored as a draft like any other edit. */
  onWrite: (name: string, value: unknown) => void;
  onDecide: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void;
  onLater: () => void;
}

type Decisions = Readonly<Record<string, Decision>>;

interface Decided {
  readonly in: EditConflict | null;
  readonly decisions: Decisions;
}

/** Renders the comparison. */
export function ConflictDialog({ open, disputed, problems, onWrite, onDecide, onLater }: ConflictDialogProps) {
  const { patch, conflict } = disputed;
  // Decisions survive closing the dialog, but not a new conflict, whose values may differ.
  const [decided, setDecided] = useState<Decided>({ in: conflict, decisions: {} });
  const decisions = decided.in === conflict ? decided.decisions : {};
  const fields = disputedValues(disputed).map((value) => {
    const decision = decisions[value.name];
    return { ...value, decision, outcome: outcomeOf(value.sides, decision) };
  });
  const setDecisions = (made: Decisions) => {
    setDecided({ in: conflict, decisions: made });
  };
  const left = fields.filter(({ outcome }) => outcome === null).length;
  const takeAll = (side: Side) => {
    setDecisions(Object.fromEntries(fields.map(({ name }) => [name, { sort: 'side', side }])));
  };
  const isTheirs = (decision: Decision | undefined) => decision?.sort === 'side' && decision.side === 'theirs';
  const decide = () => {
    // A combined value is saved as the person's own value.
    const made = new Map(Object.entries(patch).map(([field, { value }]) => [field, value]));
    const joined = fields.filter(({ decision }) => decision?.sort !== 'side');
    for (const { path, outcome } of joined) {
      const [field, ...members] = path;
      if (outcome !== null) made.set(field, withMember(made.get(field), members, outcome.value));
    }
    for (const field of new Set(joined.map(({ path: [first] }) => first))) onWrite(field, made.get(field));
    onDecide(Object.fromEntries(fields.map(({ name, decision }) => [name, isTheirs(decision) ? 'theirs' : 'mine'])));
  };
  return (
    <Dialog
      open={open}
      size="lg"
      onClose={(reason) => {
        if (reason === 'ok') decide();
        else onLater();
      }}
      title={editorTexts.conflict.title}
      description={editorTexts.conflict.description(fields.length)}
      footer={(end) => (
        <>
          <Button
            variant="quiet"
            onClick={() => {
              takeAll('theirs');
            }}
          >
            {editorTexts.conflict.allTheirs}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              takeAll('mine');
            }}
          >
            {editorTexts.conflict.allMine}
          </Button>
          <span className={styles.left} role="status">
            {editorTexts.conflict.left(left)}
          </span>
          <Button
            size="lg"
            onClick={() => {
              end('cancel');
            }}
          >
            {editorTexts.conflict.later}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={left > 0}
            onClick={() => {
              end('ok');
            }}
          >
            {editorTexts.conflict.save}
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        {fields.map(({ path: [field, ...members], name, label, within, sides, decision }) => (
          <ConflictField
            key={name}
            label={label}
            within={within}
            field={sides}
            decision={decision}
            problems={[field, ...members].reduce(problemsWithin, problems)}
            onWrite={(value) => {
              onWrite(field, withMember(patch[field]?.value, members, value));
            }}
            onDecide={(made) => {
              const others = Object.entries(decisions).filter(([other]) => other !== name);
              setDecisions(Object.fromEntries(made === undefined ? others : [...others, [name, made]]));
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
