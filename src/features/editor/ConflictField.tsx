// One field that was edited in two places: the previous value, and the choice between the new values or editing by hand.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '#machines/problem.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import { RadioGroup, type RadioOption } from '#src/ui/field/RadioGroup.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import styles from './ConflictDialog.module.css';
import { canKeepBoth, type ConflictSides, type Decision, listsOf, outcomeOf } from './conflictDecision.ts';
import { ConflictItems } from './ConflictItems.tsx';
import { describeValue } from '#src/features/reader/describeValue.ts';
import { Difference } from '#src/features/reader/Difference.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { firstControl } from './firstControl.ts';
import { editorTexts } from './editorTexts.ts';

export interface ConflictFieldProps {
  label: string;
  /** The labels of the parts that contain the field. */
  within: readonly string[];
  field: ConflictSides;
  decision: Decision | undefined;
  /** Problems of the value edited by hand. */
  problems: readonly Problem[];
  onDecide: (decision: Decision | undefined) => void;
  /** Replaces the person's own value. */
  onWrite: (value: unknown) => void;
}

type Choice = 'mine' | 'theirs' | 'both';

/** Renders the field. Switching between choosing and editing by hand keeps the keyboard focus in the field. */
export function ConflictField(props: ConflictFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isByHand = props.decision?.sort === 'written';
  const wasByHand = useRef(isByHand);
  useEffect(() => {
    if (isByHand === wasByHand.current) return;
    wasByHand.current = isByHand;
    // Move the focus only if the pressed button was removed, or the focus is in this field: the switch may also come from a button outside of it.
    if (document.activeElement !== document.body && !frame.current?.contains(document.activeElement)) return;
    const back = frame.current?.querySelector<HTMLElement>(`.${styles.byHand} button`);
    (isByHand ? firstControl(frame.current) : back)?.focus();
  }, [isByHand]);
  return (
    <div ref={frame} className={styles.conflict}>
      <Choices {...props} />
    </div>
  );
}

/** The possible values to choose from, or the box to edit one by hand. */
function Choices({ label: ownLabel, within, field, decision, problems, onDecide, onWrite }: ConflictFieldProps) {
  const { description } = field;
  // Screen readers announce the control without its visual context, so its label includes the containing parts.
  const label = [...within, ownLabel].join(': ');
  const list = listsOf(field, decision);
  const isOpen = outcomeOf(field, decision) === null;
  const legend = (
    <>
      {ownLabel}
      {within.length > 0 && <span className={styles.within}>{within.join(' › ')}</span>}
      {isOpen && (
        <span className={styles.need}>{list ? editorTexts.conflict.chooseEach : editorTexts.conflict.chooseOne}</span>
      )}
    </>
  );
  if (description && decision?.sort === 'written') {
    return (
      <FieldGroup label={legend} layout="beside" className={styles.field}>
        <FieldEditor
          description={{ ...description, label: editorTexts.conflict.byHand(label) }}
          value={field.mine}
          problems={problems}
          onChange={onWrite}
        />
        <p className={styles.byHand}>
          <TextButton
            onClick={() => {
              onDecide(undefined);
              onWrite(decision.former);
            }}
          >
            {editorTexts.conflict.chooseInstead}
          </TextButton>
        </p>
      </FieldGroup>
    );
  }
  const byHand = description && (
    <p className={styles.byHand}>
      <TextButton
        onClick={() => {
          const outcome = outcomeOf(field, decision);
          onDecide({ sort: 'written', former: field.mine });
          if (outcome) onWrite(outcome.value);
        }}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {editorTexts.conflict.editByHand}
      </TextButton>
    </p>
  );
  if (list) {
    return (
      <FieldGroup label={legend} layout="beside" className={styles.field}>
        <ConflictItems label={label} field={field} list={list} decision={decision} onDecide={onDecide} />
        {byHand}
      </FieldGroup>
    );
  }
  return (
    <Sides
      {...{ label, legend, field, after: byHand }}
      choice={decision?.sort === 'side' ? decision.side : decision?.sort === 'both' ? 'both' : null}
      onChoose={(choice) => {
        onDecide(choice === 'both' ? { sort: 'both' } : { sort: 'side', side: choice });
      }}
    />
  );
}

interface SidesProps {
  label: string;
  legend: ReactNode;
  field: ConflictSides;
  after: ReactNode;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** The previous value, with yours and theirs side by side. */
function Sides({ label, legend, field, after, choice, onChoose }: SidesProps) {
  const { description, mine, theirs } = field;
  const before = describeValue(description, field.base);
  const option = (value: Choice, words: string, edited?: unknown): RadioOption<Choice> => ({
    value,
    // Some screen readers don't repeat the group's label for each option, so it is part of every option.
    label: (
      <>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {words}
      </>
    ),
    hint: value === 'both' ? undefined : <Difference before={before} after={describeValue(description, edited)} />,
  });
  return (
    <div className={styles.choice}>
      <RadioGroup
        label={legend}
        layout="beside"
        appearance="cards"
        className={styles.field}
        optionsClassName={styles.sides}
        lead={
          <div className={styles.before}>
            <span className={styles.head}>{editorTexts.conflict.before}</span>
            <p className={classNames(styles.value, before === '' && styles.empty)}>
              {before === '' ? editorTexts.conflict.empty : before}
            </p>
          </div>
        }
        value={choice}
        onChange={onChoose}
        options={[
          option('mine', editorTexts.conflict.mine, mine),
          option('theirs', editorTexts.conflict.theirs, theirs),
          ...(canKeepBoth(field) ? [option('both', editorTexts.conflict.both)] : []),
        ]}
      />
      {after}
    </div>
  );
}
