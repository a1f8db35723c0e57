// Two edits of the same fields, field by field: before, yours, theirs. Nothing is decided for the person, and nothing typed is lost.
import { useState } from 'react';
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import type { Side } from '#bibliography/mergeLists.ts';
import type { EditConflict, Patch } from '#machines/documentEditor/documentEditorTypes.ts';
import { openConflicts } from '#machines/documentEditor/patch.ts';
import { type Problem, problemsWithin } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { type Decision, outcomeOf } from './conflictDecision.ts';
import { ConflictField } from './ConflictField.tsx';

export interface ConflictDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  kind: DocumentKind;
  patch: Patch;
  /** Null when there is none any more. */
  conflict: EditConflict | null;
  problems: readonly Problem[];
  /** One's own of a field becomes this: what is written by hand is kept like all that is typed. */
  onWrite: (name: string, value: unknown) => void;
  onDecide: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void;
  onLater: () => void;
}

type Decisions = Readonly<Record<string, Decision>>;

interface Decided {
  readonly in: EditConflict | null;
  readonly decisions: Decisions;
}

/** Draws the comparison. */
export function ConflictDialog({
  open,
  kind,
  patch,
  conflict,
  problems,
  onWrite,
  onDecide,
  onLater,
}: ConflictDialogProps) {
  // What was decided before all of it was put off still stands; in another conflict it would be about other words.
  const [decided, setDecided] = useState<Decided>({ in: conflict, decisions: {} });
  const decisions = decided.in === conflict ? decided.decisions : {};
  const fields = openConflicts(patch, conflict).map((name) => {
    const sides = {
      description: fieldOf(kind, name),
      ...{ base: patch[name]?.base, mine: patch[name]?.value, theirs: conflict?.theirs[name] },
    };
    return { name, sides, decision: decisions[name], outcome: outcomeOf(sides, decisions[name]) };
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
    // What both were made into is one's own.
    for (const { name, decision, outcome } of fields)
      if (decision?.sort !== 'side' && outcome !== null) onWrite(name, outcome.value);
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
      title="This document was changed in another place"
      description={`Somebody, or you in another tab, saved it while you were editing here. Your text is safe. ${
        fields.length === 1 ? 'One field needs' : `${fields.length} fields need`
      } you to choose; all others merge by themselves.`}
      footer={(end) => (
        <>
          <Button
            variant="quiet"
            onClick={() => {
              takeAll('theirs');
            }}
          >
            Take all of theirs
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              takeAll('mine');
            }}
          >
            Keep all of mine
          </Button>
          <span className={styles.left} role="status">
            {left === 0 ? '' : left === 1 ? '1 field left' : `${left} fields left`}
          </span>
          <Button
            size="lg"
            onClick={() => {
              end('cancel');
            }}
          >
            Decide later
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={left > 0}
            onClick={() => {
              end('ok');
            }}
          >
            Save merged
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        {fields.map(({ name, sides, decision }) => (
          <ConflictField
            key={name}
            label={sides.description?.label ?? name}
            field={sides}
            decision={decision}
            problems={problemsWithin(problems, name)}
            onWrite={(value) => {
              onWrite(name, value);
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
