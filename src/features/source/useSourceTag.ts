// Reads the state of a document's source from outside. Imports only types of the machine, whose code is loaded with the source view.
import { useSelector } from '@xstate/react';
import type { SourceActor } from './finishSource.ts';

/** Whether the source has text that is not applied to the form (`untaken`), or that has errors (`refused`); false if the source is not open. */
export function useSourceTag(source: SourceActor | null, tag: 'untaken' | 'refused'): boolean {
  return useSelector(source ?? undefined, (snapshot) => snapshot?.hasTag(tag)) ?? false;
}
