// The dialog of a group in every state: loading, editing, refused, saving.
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { FrameValues, GroupFormEmitted } from '#machines/groupForm/groupFormTypes.ts';
import { problemsOfRule } from '#machines/groupForm/groupFormValues.ts';
import { concerns } from '#machines/problem.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { GroupRecord } from '../data/groupNode.ts';
import { CountLine } from './CountLine.tsx';
import styles from './GroupForm.module.css';
import { KindField } from './KindField.tsx';
import { AppearanceFields } from './AppearanceFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { TextField } from './TextField.tsx';
import type { GroupCountHandle, GroupFormHandle } from './useGroupForm.ts';
import { groupFormTexts } from './groupFormTexts.ts';

export interface GroupFormViewProps {
  form: GroupFormHandle;
  count: GroupCountHandle;
  /** All stored groups, parents before children. */
  groups: readonly GroupRecord[];
}

const texts = groupFormTexts.dialog;

/** Renders the dialog. */
export function GroupFormView({ form: { actor, snapshot }, count, groups }: GroupFormViewProps) {
  const formId = useId();
  const { target, before } = snapshot.context;
  const isNew = target.kind === 'create';
  const parent = isNew ? groups.find(({ id }) => id === target.parentId) : undefined;
  const isOpening = snapshot.matches('opening');
  const isShut = isOpening || snapshot.matches('unavailable') || snapshot.matches('gone');
  return (
    <Dialog
      open={snapshot.status === 'active'}
      form="form"
      size="lg"
      state={statePath(snapshot.value)}
      title={
        isNew
          ? parent
            ? texts.createIn(parent.name)
            : texts.create
          : before.name
            ? texts.editNamed(before.name)
            : texts.edit
      }
      locked={snapshot.matches('saving')}
      mayClose={() => {
        actor.send({ type: 'close' });
        return actor.getSnapshot().status === 'done';
      }}
      onClose={() => undefined}
      footer={
        <>
          {!isShut && <CountLine count={count} />}
          <Button
            size="lg"
            disabled={snapshot.matches('saving')}
            onClick={() => {
              actor.send({ type: 'close' });
            }}
          >
            {isShut ? texts.close : texts.cancel}
          </Button>
          {!isShut && (
            <Button
              type="submit"
              form={formId}
              size="lg"
              variant="primary"
              busy={snapshot.hasTag('busy') || snapshot.matches('done')}
              busyLabel={isNew ? texts.creating : texts.saving}
            >
              {isNew ? texts.createButton : texts.save}
            </Button>
          )}
        </>
      }
    >
      {isOpening ? (
        <p className={styles.sentence} role="status">
          {texts.opening}
        </p>
      ) : isShut ? (
        <Shut form={{ actor, snapshot }} />
      ) : (
        <Fields id={formId} form={{ actor, snapshot }} count={count} groups={groups} />
      )}
    </Dialog>
  );
}

/** Explains why the group cannot be edited. */
function Shut({ form: { actor, snapshot } }: Pick<GroupFormViewProps, 'form'>) {
  const { message } = snapshot.context;
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        snapshot.matches('unavailable') && (
          <Button
            onClick={() => {
              actor.send({ type: 'retry' });
            }}
          >
            {texts.retry}
          </Button>
        )
      }
    >
      {snapshot.matches('unavailable') ? texts.notOpened(message ?? '') : message}
    </Notice>
  );
}

function Fields({ id, form: { actor, snapshot }, count, groups }: GroupFormViewProps & { id: string }) {
  const { target, values, problems, message } = snapshot.context;
  const element = useRef<HTMLFormElement>(null);
  const rule = values.rules[values.kind];
  const failed = snapshot.matches({ editing: 'failed' });
  const broken = target.kind === 'edit' ? groups.find((group) => group.id === target.id) : undefined;

  // Errors in the typed rule are shown at once; missing values only after an attempt to save.
  const typed = problemsOfRule(values).filter(({ path }) => {
    const text: unknown = Object.entries(rule).find(([name]) => path.includes(name))?.[1];
    return typeof text === 'string' && text.trim() !== '';
  });
  const all = [...problems, ...typed, ...count.snapshot.context.problems];
  const problemOf = (name: string) => all.find((problem) => concerns(problem, name))?.message;
  const names = ['name', 'parentId', 'hierarchy', 'color', 'icon', 'description', ...Object.keys(rule)];
  const elsewhere = problems.filter((problem) => !names.some((name) => concerns(problem, name)));
  const sentences = [...elsewhere.map((problem) => problem.message), ...(message === null ? [] : [message])];

  // The dialog opened before its fields were loaded.
  useEffect(() => {
    const form = element.current;
    if (form && !form.contains(document.activeElement)) form.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);

  // After each failed attempt, focus the first problem once it is rendered.
  const [pointedOut, hear] = useState<GroupFormEmitted>();
  useEffect(() => {
    const heard = actor.on('problems.pointedOut', hear);
    return () => {
      heard.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    const first = pointedOut && element.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!first) return;
    const folded = first.closest('details');
    if (folded) folded.open = true;
    (first instanceof HTMLFieldSetElement ? first.querySelector('input') : first)?.focus();
  }, [pointedOut]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
  };
  const changeFrame = (change: Partial<FrameValues>) => {
    actor.send({ type: 'frame.changed', change });
  };
  const parts = { values, onChange: changeFrame, problemOf };
  return (
    <form id={id} ref={element} className={styles.form} noValidate onSubmit={submit}>
      {sentences.length > 0 && (
        <Notice
          tone="danger"
          role="alert"
          className={styles.whole}
          action={
            failed && (
              <Button
                onClick={() => {
                  actor.send({ type: 'retry' });
                }}
              >
                {texts.retry}
              </Button>
            )
          }
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{failed ? `${sentence}. ${texts.notAnswered[target.kind]}` : sentence}</p>
          ))}
        </Notice>
      )}
      {broken?.problem && (
        <Notice tone="warning" className={styles.whole}>
          {broken.problem}
        </Notice>
      )}
      <div className={styles.whole}>
        <TextField
          label={groupFormTexts.name}
          verbatim={false}
          isFirst
          problem={problemOf('name')}
          value={values.name}
          onChange={(name) => {
            changeFrame({ name, displayName: null });
          }}
        />
      </div>
      <div className={styles.kind}>
        <KindField
          kind={values.kind}
          onChange={(kind) => {
            actor.send({ type: 'kind.changed', kind });
          }}
        />
      </div>
      <div className={styles.rest}>
        <div className={styles.section} data-part="rule">
          <RuleFields
            values={values}
            problemOf={problemOf}
            count={count}
            onChange={(changed) => {
              actor.send({ type: 'rule.changed', rule: changed });
            }}
          />
        </div>
        <div className={styles.section}>
          <PlaceFields {...parts} groups={groups} ownId={target.kind === 'edit' ? target.id : null} />
        </div>
        <Disclosure
          className={styles.look}
          summary={groupFormTexts.appearance.summary}
          defaultOpen={values.color !== '' || values.icon !== '' || values.description !== ''}
        >
          <div className={styles.section}>
            <AppearanceFields {...parts} />
          </div>
        </Disclosure>
      </div>
    </form>
  );
}
