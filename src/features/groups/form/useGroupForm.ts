// Connects the machines of a group's form (its flow, live count and file) to the server and the worker.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Environment } from 'relay-runtime';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { citedFileMachine } from '#machines/citedFile/citedFileMachine.ts';
import type { CitingFile, ReadKeys } from '#machines/citedFile/citedFileTypes.ts';
import { groupCountMachine } from '#machines/groupCount/groupCountMachine.ts';
import type { CountOutcome, CountQuestion } from '#machines/groupCount/groupCountTypes.ts';
import { groupFormMachine } from '#machines/groupForm/groupFormMachine.ts';
import type {
  GroupFormTarget,
  GroupFormValues,
  GroupSaveOutcome,
  GroupToSave,
  LoadOutcome,
} from '#machines/groupForm/groupFormTypes.ts';
import { problemsOfRule, ruleOf } from '#machines/groupForm/groupFormValues.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { loadForm } from './groupFormQuery.ts';
import { previewGroup } from './previewGroup.ts';
import { readCitingFile } from './readCitingFile.ts';
import { saveGroup } from './saveGroup.ts';
import { groupFormTexts } from './groupFormTexts.ts';

/** A running machine and its current snapshot. */
interface Handle<Machine extends typeof groupFormMachine | typeof groupCountMachine | typeof citedFileMachine> {
  readonly actor: Pick<ActorRefFrom<Machine>, 'send' | 'on' | 'getSnapshot'>;
  readonly snapshot: SnapshotFrom<Machine>;
}

export type GroupFormHandle = Handle<typeof groupFormMachine>;
export type GroupCountHandle = Handle<typeof groupCountMachine>;

/** Runs the form of `target`. */
export function useGroupForm(target: GroupFormTarget): { form: GroupFormHandle; count: GroupCountHandle } {
  const environment = useRelayEnvironment();
  const [{ formMachine, countMachine, key }] = useState(() => ({
    ...provide(environment),
    key: crypto.randomUUID(),
  }));
  const actor = useActorRef(formMachine, { input: { target, key } });
  const snapshot = useSelector(actor, (each) => each);
  const counter = useActorRef(countMachine);
  const counted = useSelector(counter, (each) => each);

  const question = snapshot.matches('opening') ? null : questionOf(target, snapshot.context.values);
  const asked = JSON.stringify(question);
  const ask = useEffectEvent(() => {
    counter.send({ type: 'question.changed', question });
  });
  useEffect(() => {
    ask();
  }, [asked]);
  return { form: { actor, snapshot }, count: { actor: counter, snapshot: counted } };
}

/** What to count; null while the rule is incomplete. */
function questionOf(target: GroupFormTarget, values: GroupFormValues): CountQuestion | null {
  if (problemsOfRule(values).length > 0) return null;
  const { parentId, hierarchy } = values;
  return { id: target.kind === 'edit' ? target.id : null, parentId, hierarchy, rule: ruleOf(values) };
}

function provide(environment: Environment) {
  return {
    formMachine: groupFormMachine.provide({
      actors: {
        load: fromPromise<LoadOutcome, { target: GroupFormTarget }>(({ input }) => loadForm(environment, input.target)),
        save: fromPromise<GroupSaveOutcome, GroupToSave>(({ input }) => saveGroup({ environment }, input)),
      },
    }),
    countMachine: groupCountMachine.provide({
      actors: {
        preview: fromPromise<CountOutcome, { question: CountQuestion | null }>(({ input: { question }, signal }) =>
          question
            ? previewGroup(environment, question, signal)
            : Promise.reject(new Error(groupFormTexts.count.nothing)),
        ),
      },
    }),
  };
}

/** Runs the machine that reads a TeX file. `name` is the file that was read before, if any; `onRead` gets the keys. */
export function useCitedFile(name: string | null, onRead: (name: string, keys: readonly string[]) => void) {
  const [machine] = useState(() =>
    citedFileMachine.provide({
      actors: {
        readFile: fromPromise<ReadKeys, { file: CitingFile | null }>(({ input: { file }, signal }) =>
          file instanceof File ? readCitingFile(file, signal) : Promise.reject(new Error(groupFormTexts.tex.noFile)),
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { name } });
  const snapshot = useSelector(actor, (each) => each);
  const hear = useEffectEvent(onRead);
  useEffect(() => {
    const read = actor.on('keys.read', (event) => {
      hear(event.name, event.keys);
    });
    return () => {
      read.unsubscribe();
    };
  }, [actor]);
  return { actor, snapshot };
}
