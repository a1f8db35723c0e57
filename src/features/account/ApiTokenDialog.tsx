// The dialog that creates an API token, and shows its secret once. Loaded when it is opened.
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { tokenFormMachine } from '#machines/tokenForm/tokenFormMachine.ts';
import type { TokenFormEmitted, TokenFormOutcome, TokenValues } from '#machines/tokenForm/tokenFormTypes.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import styles from './ApiTokenDialog.module.css';
import { ApiTokenFields } from './ApiTokenFields.tsx';
import { ApiTokenSecret } from './ApiTokenSecret.tsx';
import type { TokenLibrary } from './useTokenLibraries.ts';
import { apiTokenTexts } from './apiTokenTexts.ts';
import type { CreatedApiToken } from './createApiTokenMutation.ts';

export interface ApiTokenDialogProps {
  open: boolean;
  onClose: () => void;
  /** Those that the token can be limited to. */
  libraries: readonly TokenLibrary[];
  /** Asks the server for the token. */
  create: (values: TokenValues, signal: AbortSignal) => Promise<CreatedApiToken>;
}

/** Renders the dialog. Its machine runs once: give it another key each time it is opened. */
export function ApiTokenDialog({ open, onClose, libraries, create }: ApiTokenDialogProps) {
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
      locked={snapshot.hasTag('busy')}
      size="sm"
      title={isForm ? apiTokenTexts.form.title : apiTokenTexts.secret.title}
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
          <ApiTokenFields snapshot={snapshot} send={send} libraries={libraries} />
        </form>
      ) : (
        <ApiTokenSecret snapshot={snapshot} send={send} secret={secret} />
      )}
    </Dialog>
  );
}
