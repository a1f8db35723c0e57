// One field that was edited in two places: the previous value, and the choice between the new ones or editing it by hand.
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
  /** The labels of the parts it stands in. */
  within: readonly string[];
  field: ConflictSides;
  decision: Decision | undefined;
  /** What is wrong with what is written by hand. */
  problems: readonly Problem[];
  onDecide: (decision: Decision | undefined) => void;
  /** One's own becomes this. */
  onWrite: (value: unknown) => void;
}

type Choice = 'mine' | 'theirs' | 'both';

/** Draws the field. Who goes from choosing to writing, or back, goes on from there by the keyboard. */
export function ConflictField(props: ConflictFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isByHand = props.decision?.sort === 'written';
  const wasByHand = useRef(isByHand);
  useEffect(() => {
    if (isByHand === wasByHand.current) return;
    wasByHand.current = isByHand;
    // What was pressed is gone. Whoever took all of one side has pressed something else, and stays there.
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

/** What there is to choose from, or to write into. */
function Choices({ label: ownLabel, within, field, decision, problems, onDecide, onWrite }: ConflictFieldProps) {
  const { description } = field;
  // Whoever hears it does not see what stands around it.
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

/** What it was, yours and theirs beside each other. */
function Sides({ label, legend, field, after, choice, onChoose }: SidesProps) {
  const { description, mine, theirs } = field;
  const before = describeValue(description, field.base);
  const option = (value: Choice, words: string, edited?: unknown): RadioOption<Choice> => ({
    value,
    // Whoever hears one of them is not always told of the group again.
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
