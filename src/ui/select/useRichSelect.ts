// Connects the select's machine to its owner: passes options or requests in, and reports what was chosen.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { richSelectMachine } from '#machines/richSelect/richSelectMachine.ts';
import type {
  OptionsPage,
  OptionsRequest,
  RichSelectEmitted,
  RichSelectEvent,
  RichSelectInput,
  SelectOption,
} from '#machines/richSelect/richSelectTypes.ts';

/** Fetches a page of options; the signal aborts when the page is no longer needed. */
export type FetchOptions = (request: OptionsRequest, signal: AbortSignal) => Promise<OptionsPage>;

export interface RichSelectSource extends Omit<RichSelectInput, 'source' | 'options'> {
  options?: readonly SelectOption[] | undefined;
  /** Replaces `options`. */
  fetchOptions?: FetchOptions | undefined;
  onSaid: (event: RichSelectEmitted) => void;
}

export type RichSelectSnapshot = SnapshotFrom<typeof richSelectMachine>;
export type SendToSelect = (event: RichSelectEvent) => void;

const none: readonly SelectOption[] = [];

/** Runs one select. Its `fetchOptions` and limits are those of the first render. */
export function useRichSelect({ options = none, fetchOptions, onSaid, ...input }: RichSelectSource): {
  snapshot: RichSelectSnapshot;
  send: SendToSelect;
} {
  const [machine] = useState(() =>
    richSelectMachine.provide({
      actors: {
        fetchOptions: fromPromise<OptionsPage, OptionsRequest>(({ input: request, signal }) =>
          fetchOptions ? fetchOptions(request, signal) : Promise.resolve({ options: none, next: null }),
        ),
      },
    }),
  );
  const [given] = useState<RichSelectInput>(() => ({
    ...input,
    source: fetchOptions ? 'fetched' : 'local',
    options,
  }));
  const actor = useActorRef(machine, { input: given });
  const snapshot = useSelector(actor, (each) => each);

  const hear = useEffectEvent(onSaid);
  useEffect(() => {
    const said = actor.on('*', (event) => {
      hear(event);
    });
    return () => {
      said.unsubscribe();
    };
  }, [actor]);

  useEffect(() => {
    if (given.source === 'local' && actor.getSnapshot().context.options !== options) {
      actor.send({ type: 'options.replaced', options });
    }
  }, [actor, given, options]);

  return {
    snapshot,
    send: (event) => {
      actor.send(event);
    },
  };
}
