// Two edits of the same fields, field by field: before, yours, theirs. Nothing is decided for the person, and nothing typed is lost.
import { useId, useState } from 'react';
import type { DocumentKind } from '#bibliography/documents.ts';
import { type FieldDescription, fieldOf } from '#bibliography/kinds.ts';
import type { EditConflict, Patch } from '#machines/documentEditor/documentEditorTypes.ts';
import { openConflicts } from '#machines/documentEditor/patch.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import { describeValue } from './describeValue.ts';
import { listOf, textOf } from './fieldValues.ts';
import { areAlike, wordDiff } from './wordDiff.ts';

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface ConflictDialogProps {
  kind: DocumentKind;
  patch: Patch;
  conflict: EditConflict;
  /** `rewritten` holds the fields of which both were kept, as they are to be now. */
  onDecide: (choices: Choices, rewritten: Readonly<Record<string, unknown>>) => void;
  onLater: () => void;
}

/** Draws the comparison. */
export function ConflictDialog({ kind, patch, conflict, onDecide, onLater }: ConflictDialogProps) {
  const names = openConflicts(patch, conflict);
  const [choices, setChoices] = useState<Choices>({});
  const [both, setBoth] = useState<Readonly<Record<string, unknown>>>({});
  const left = names.filter((name) => !(name in choices)).length;
  const all = (choice: 'mine' | 'theirs') => {
    setBoth({});
    setChoices(Object.fromEntries(names.map((name) => [name, choice])));
  };
  return (
    <Dialog
      open
      size="lg"
      state="comparing"
      onClose={onLater}
      title="This document was changed in another place"
      description={`Somebody, or you in another tab, saved it while you were editing here. Your text is safe. ${
        names.length === 1 ? 'One field needs' : `${names.length} fields need`
      } you to choose; all others merge by themselves.`}
      footer={
        <>
          <Button variant="quiet" onClick={() => all('theirs')}>
            Take all of theirs
          </Button>
          <Button variant="quiet" onClick={() => all('mine')}>
            Keep all of mine
          </Button>
          <span className={styles.left} role="status">
            {left === 0 ? '' : left === 1 ? '1 field left' : `${left} fields left`}
          </span>
          <Button size="lg" onClick={onLater}>
            Decide later
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={left > 0}
            onClick={() => {
              onDecide(choices, both);
            }}
          >
            Save merged
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {names.map((name) => (
          <ConflictField
            key={name}
            name={name}
            description={fieldOf(kind, name)}
            base={patch[name]?.base}
            mine={patch[name]?.value}
            theirs={conflict.theirs[name]}
            choice={name in both ? 'both' : choices[name]}
            onChoose={(choice, merged) => {
              setChoices((before) => ({ ...before, [name]: choice === 'theirs' ? 'theirs' : 'mine' }));
              setBoth((before) => {
                const rest = Object.fromEntries(Object.entries(before).filter(([other]) => other !== name));
                return choice === 'both' ? { ...rest, [name]: merged } : rest;
              });
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  name: string;
  description: FieldDescription | undefined;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  choice: 'mine' | 'theirs' | 'both' | undefined;
  onChoose: (choice: 'mine' | 'theirs' | 'both', merged?: unknown) => void;
}

/** Both edits in one value, where that makes sense: paragraphs one after the other, lists joined. */
function keepBoth(description: FieldDescription | undefined, mine: unknown, theirs: unknown): unknown {
  if (description?.editing === 'longText') return [textOf(mine), textOf(theirs)].filter(Boolean).join('\n\n');
  if (description?.editing === 'list')
    return [...new Set([...(listOf(mine) as readonly string[]), ...(listOf(theirs) as readonly string[])])];
  return undefined;
}

function ConflictField({ name, description, base, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const group = useId();
  const label = description?.label ?? name;
  const before = describeValue(description, base);
  const merged = keepBoth(description, mine, theirs);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {label}
        {choice === undefined && <span className={styles.need}>Choose one</span>}
      </legend>
      <div className={styles.side}>
        <span className={styles.head}>Before</span>
        <p className={classNames(styles.before, before === '' && styles.empty)}>{before === '' ? 'Empty' : before}</p>
      </div>
      {(['mine', 'theirs'] as const).map((side) => (
        <div key={side} className={styles.side}>
          <span className={styles.head}>{side === 'mine' ? 'Yours' : 'Theirs'}</span>
          <label className={styles.option}>
            <input
              type="radio"
              name={group}
              aria-label={`${label}: ${side === 'mine' ? 'yours' : 'theirs'}`}
              checked={choice === side}
              onChange={() => {
                onChoose(side);
              }}
            />
            <Difference before={before} after={describeValue(description, side === 'mine' ? mine : theirs)} />
          </label>
        </div>
      ))}
      {merged !== undefined && (
        <div className={styles.both}>
          <Button
            aria-pressed={choice === 'both'}
            variant={choice === 'both' ? 'primary' : 'secondary'}
            onClick={() => {
              onChoose('both', merged);
            }}
          >
            Keep both, yours first
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  if (after === '' && before === '') return <span className={styles.empty}>Empty</span>;
  const parts = wordDiff(before, after);
  return (
    <span className={styles.text}>
      {(areAlike(parts) ? parts : [{ kind: 'added' as const, text: after }]).map(({ kind, text }, index) =>
        kind === 'same' ? text : kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
      )}
    </span>
  );
}
