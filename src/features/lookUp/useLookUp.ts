// The look-up machine with the server around it. It lives as long as its box.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import { lookUpMachine } from '#machines/lookUp/lookUpMachine.ts';
import type { LookUpOutcome } from '#machines/lookUp/lookUpTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { lookUpIdentifier } from './lookUpIdentifier.ts';
import { lookUpTexts as texts } from './lookUpTexts.ts';

/** `text` is what was pasted elsewhere; `onReferences` gets the references that are ready, as a file. */
export function useLookUp(text: string, onReferences: (file: File) => void) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() =>
    lookUpMachine.provide({
      actors: {
        lookUp: fromPromise<LookUpOutcome, { identifier: Identifier | undefined }>(({ input, signal }) => {
          if (!input.identifier) throw new Error('There is nothing to look up');
          return lookUpIdentifier(environment, input.identifier, signal);
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { text } });
  const snapshot = useSelector(actor, (each) => each);
  const handOver = useEffectEvent((references: string) => {
    const { lookedUp, pasted } = texts.fileName;
    const name = actor.getSnapshot().context.rows.length > 0 ? lookedUp : pasted;
    onReferences(new File([references], name, { type: 'text/plain' }));
  });
  useEffect(() => {
    const ready = actor.on('references.ready', (event) => {
      handOver(event.text);
    });
    return () => {
      ready.unsubscribe();
    };
  }, [actor]);
  return { actor, snapshot };
}

export type LookUpHandle = ReturnType<typeof useLookUp>;
