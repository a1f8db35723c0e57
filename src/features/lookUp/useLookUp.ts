// The lookup machine with the server around it. It lives as long as its box.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import { lookUpMachine } from '#machines/lookUp/lookUpMachine.ts';
import type { LookUpEmitted, LookUpInput, LookUpOutcome } from '#machines/lookUp/lookUpTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { lookUpIdentifier } from './lookUpIdentifier.ts';

/** `onReady` gets what is to be reviewed. */
export function useLookUp(input: LookUpInput, onReady: (ready: LookUpEmitted) => void) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() =>
    lookUpMachine.provide({
      actors: {
        lookUp: fromPromise<LookUpOutcome, { identifier: Identifier | undefined }>(
          ({ input: { identifier }, signal }) => {
            if (!identifier) throw new Error('There is nothing to look up');
            return lookUpIdentifier(environment, identifier, signal);
          },
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (each) => each);
  const handOver = useEffectEvent(onReady);
  useEffect(() => {
    const ready = actor.on('*', (event) => {
      handOver(event);
    });
    return () => {
      ready.unsubscribe();
    };
  }, [actor]);
  return { actor, snapshot };
}

export type LookUpHandle = ReturnType<typeof useLookUp>;
