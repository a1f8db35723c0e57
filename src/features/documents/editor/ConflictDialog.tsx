// Two edits of the same fields, field by field: before, yours, theirs. Nothing is decided for the person, and nothing typed is lost.
import { useState } from 'react';
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import type { EditConflict, Patch } from '#machines/documentEditor/documentEditorTypes.ts';
import { openConflicts } from '#machines/documentEditor/patch.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { ConflictField, type FieldChoice, keepBoth } from './ConflictField.tsx';

export interface ConflictDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  kind: DocumentKind;
  patch: Patch;
  /** Null when there is none any more. */
  conflict: EditConflict | null;
  /** `rewritten` holds the fields of which both were kept, as they are to be now. */
  onDecide: (
    choices: Readonly<Record<string, 'mine' | 'theirs'>>,
    rewritten: Readonly<Record<string, unknown>>,
  ) => void;
  onLater: () => void;
}

type Choices = Readonly<Record<string, FieldChoice>>;

interface Chosen {
  readonly in: EditConflict | null;
  readonly choices: Choices;
}

/** Draws the comparison. */
export function ConflictDialog({ open, kind, patch, conflict, onDecide, onLater }: ConflictDialogProps) {
  const fields = openConflicts(patch, conflict).map((name) => {
    const description = fieldOf(kind, name);
    const [mine, theirs] = [patch[name]?.value, conflict?.theirs[name]];
    return { name, description, base: patch[name]?.base, mine, theirs, both: keepBoth(description, mine, theirs) };
  });
  // What was chosen before the decision was put off still stands; in another conflict it would be about other words.
  const [chosen, setChosen] = useState<Chosen>({ in: conflict, choices: {} });
  const choices = chosen.in === conflict ? chosen.choices : {};
  const setChoices = (made: Choices) => {
    setChosen({ in: conflict, choices: made });
  };
  const left = fields.filter(({ name }) => !(name in choices)).length;
  const chooseAll = (choice: FieldChoice) => {
    setChoices(Object.fromEntries(fields.map(({ name }) => [name, choice])));
  };
  const decide = () => {
    onDecide(
      // What both were made into is written as one's own.
      Object.fromEntries(
        Object.entries(choices).map(([name, choice]) => [name, choice === 'theirs' ? choice : 'mine']),
      ),
      Object.fromEntries(fields.flatMap(({ name, both }) => (choices[name] === 'both' ? [[name, both]] : []))),
    );
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
              chooseAll('theirs');
            }}
          >
            Take all of theirs
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              chooseAll('mine');
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
        {fields.map(({ name, ...field }) => (
          <ConflictField
            key={name}
            {...field}
            label={field.description?.label ?? name}
            choice={choices[name] ?? null}
            onChoose={(choice) => {
              setChoices({ ...choices, [name]: choice });
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
