// The dialog that creates an API token, and shows its secret once. Loaded when it is opened.
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { concerns } from '#machines/problem.ts';
import { statePath } from '#machines/statePath.ts';
import { tokenFormMachine } from '#machines/tokenForm/tokenFormMachine.ts';
import type {
  TokenFormEmitted,
  TokenFormEvent,
  TokenFormOutcome,
  TokenValues,
} from '#machines/tokenForm/tokenFormTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import styles from './ApiTokenDialog.module.css';
import { apiTokenTexts } from './apiTokenTexts.ts';
import type { CreatedApiToken } from './createApiTokenMutation.ts';
import { passwordField } from './passwordField.ts';

const texts = apiTokenTexts.form;
const secretTexts = apiTokenTexts.secret;

/** The days that can be chosen. */
const lifetimes = [7, 30, 90, 366];
const lifetimeOptions = [
  ...lifetimes.map((days) => ({ value: String(days), label: texts.days(days) })),
  { value: '', label: texts.never },
];
const scopeOptions = (['READ', 'WRITE'] as const).map((value) => ({ value, ...texts.scopes[value] }));

export interface ApiTokenDialogProps {
  open: boolean;
  onClose: () => void;
  /** Asks the server for the token. */
  create: (values: TokenValues, signal: AbortSignal) => Promise<CreatedApiToken>;
}

type Snapshot = SnapshotFrom<typeof tokenFormMachine>;

/** Renders the dialog. Its machine runs once: give it another key each time it is opened. */
export function ApiTokenDialog({ open, onClose, create }: ApiTokenDialogProps) {
  // Kept out of the machine, whose context the live statechart view shows.
  const [secret, setSecret] = useState('');
  const [snapshot, send, actor] = useMachine(
    tokenFormMachine.provide({
      actors: {
        create: fromPromise<TokenFormOutcome, TokenValues>(async ({ input, signal }) => {
          const { outcome, secret: created } = await create(input, signal);
          if (created !== undefined) setSecret(created);
          return outcome;
        }),
      },
    }),
  );
  const form = useRef<HTMLFormElement>(null);
  const [pointedOut, hear] = useState<TokenFormEmitted>();
  useEffect(() => {
    const heard = actor.on('problems.pointedOut', hear);
    return () => {
      heard.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    if (pointedOut) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [pointedOut]);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (snapshot.status === 'done') closed();
  }, [snapshot.status]);

  const isForm = snapshot.hasTag('form');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onGone={() => {
        setSecret('');
      }}
      mayClose={() => {
        send({ type: 'close' });
        return false;
      }}
      held={snapshot.hasTag('busy')}
      size="sm"
      title={isForm ? texts.title : secretTexts.title}
      state={statePath(snapshot.value)}
    >
      {isForm ? (
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'submit' });
          }}
        >
          <FormFields snapshot={snapshot} send={send} />
        </form>
      ) : (
        <Secret snapshot={snapshot} send={send} secret={secret} />
      )}
    </Dialog>
  );
}

interface PartProps {
  snapshot: Snapshot;
  send: (event: TokenFormEvent) => void;
}

function FormFields({ snapshot, send }: PartProps) {
  const { values, problems, message, needsPassword } = snapshot.context;
  const shown = ['name', ...(needsPassword ? ['password'] : [])];
  const problemOf = (name: string) => problems.find((problem) => concerns(problem, name))?.message;
  const others = problems.filter((problem) => !shown.some((name) => concerns(problem, name)));
  const failed = snapshot.matches('failed');
  const sentences = [...others.map((problem) => problem.message), ...(message === null ? [] : [message])];
  const change = (changed: Partial<TokenValues>) => {
    send({ type: 'values.changed', values: changed });
  };
  return (
    <>
      {sentences.length > 0 && (
        <Notice
          tone="danger"
          role="alert"
          action={
            failed && (
              <Button
                onClick={() => {
                  send({ type: 'retry' });
                }}
              >
                {texts.retry}
              </Button>
            )
          }
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{failed ? texts.failed(sentence) : sentence}</p>
          ))}
        </Notice>
      )}
      <Field label={texts.name} hint={texts.nameHint} problem={problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            required
            autoComplete="off"
            data-autofocus
            maxLength={100}
            value={values.name}
            onChange={({ currentTarget }) => {
              change({ name: currentTarget.value });
            }}
          />
        )}
      </Field>
      <RadioGroup
        label={texts.scope}
        options={scopeOptions}
        value={values.scope}
        onChange={(scope) => {
          change({ scope });
        }}
      />
      <Field label={texts.expires}>
        {(control) => (
          <Select
            {...control}
            options={lifetimeOptions}
            value={values.expiresInDays === null ? '' : String(values.expiresInDays)}
            onChange={(days) => {
              change({ expiresInDays: days === '' ? null : Number(days) });
            }}
          />
        )}
      </Field>
      {needsPassword && (
        <Field label={passwordField.label} problem={problemOf('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              required
              autoComplete={passwordField.autoComplete}
              value={values.password}
              onChange={({ currentTarget }) => {
                change({ password: currentTarget.value });
              }}
            />
          )}
        </Field>
      )}
      <div className={styles.actions}>
        <Button
          size="lg"
          disabled={snapshot.hasTag('busy')}
          onClick={() => {
            send({ type: 'close' });
          }}
        >
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={snapshot.hasTag('busy')} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </div>
    </>
  );
}

/** The button that led here is gone, so the secret gets the focus. */
function Secret({ snapshot, send, secret }: PartProps & { secret: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
    } catch {
      send({ type: 'secret.copyRefused' });
      field.current?.select();
      return;
    }
    send({ type: 'secret.copied' });
    toast({ tone: 'success', message: secretTexts.copied });
  };
  const isLeaving = snapshot.matches('leaving');
  return (
    <div className={styles.form}>
      <p>{secretTexts.once}</p>
      <Field label={secretTexts.label} hint={snapshot.context.copied === 'refused' ? secretTexts.refused : undefined}>
        {(control) => (
          <div className={styles.secret}>
            <TextInput
              {...control}
              ref={field}
              className={styles.text}
              readOnly
              value={secret}
              onFocus={({ currentTarget }) => {
                currentTarget.select();
              }}
            />
            <Button size="lg" icon="copy" onClick={() => void copy()}>
              {secretTexts.copy}
            </Button>
          </div>
        )}
      </Field>
      {isLeaving && (
        <Notice tone="danger" role="alert">
          <p>{secretTexts.leave}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {isLeaving && (
          <Button
            size="lg"
            autoFocus
            onClick={() => {
              send({ type: 'stay' });
            }}
          >
            {secretTexts.stay}
          </Button>
        )}
        <Button
          size="lg"
          variant={isLeaving ? 'danger' : 'primary'}
          onClick={() => {
            send({ type: 'close' });
          }}
        >
          {isLeaving ? secretTexts.closeAnyway : secretTexts.done}
        </Button>
      </div>
    </div>
  );
}
