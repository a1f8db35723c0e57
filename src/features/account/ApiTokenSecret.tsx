// The secret of a new API token, with a button that copies it, and the question before it is gone for good.
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { tokenFormMachine } from '#machines/tokenForm/tokenFormMachine.ts';
import type { TokenFormEvent } from '#machines/tokenForm/tokenFormTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import styles from './ApiTokenDialog.module.css';
import { apiTokenTexts } from './apiTokenTexts.ts';

const texts = apiTokenTexts.secret;

export interface ApiTokenSecretProps {
  snapshot: SnapshotFrom<typeof tokenFormMachine>;
  send: (event: TokenFormEvent) => void;
  secret: string;
}

/** Renders the secret. The button that led here is gone, so the secret gets the focus. */
export function ApiTokenSecret({ snapshot, send, secret }: ApiTokenSecretProps) {
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
    toast({ tone: 'success', message: texts.copied });
  };
  const isLeaving = snapshot.matches('leaving');
  return (
    <div className={styles.form}>
      <p>{texts.once}</p>
      <Field label={texts.label} hint={snapshot.context.copied === 'refused' ? texts.refused : undefined}>
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
              {texts.copy}
            </Button>
          </div>
        )}
      </Field>
      {isLeaving && (
        <Notice tone="danger" role="alert">
          <p>{texts.leave}</p>
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
            {texts.stay}
          </Button>
        )}
        <Button
          size="lg"
          variant={isLeaving ? 'danger' : 'primary'}
          onClick={() => {
            send({ type: 'close' });
          }}
        >
          {isLeaving ? texts.closeAnyway : texts.done}
        </Button>
      </div>
    </div>
  );
}
