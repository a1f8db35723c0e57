// Where a document's source stands, for those around it. Without the machine's code, which comes with the source.
import { useSelector } from '@xstate/react';
import type { SourceActor } from './finishSource.ts';

/** Whether something stands in it that is not in the form (`untaken`), or cannot be there (`refused`); false while it is not open. */
export function useSourceTag(source: SourceActor | null, tag: 'untaken' | 'refused'): boolean {
  return useSelector(source ?? undefined, (snapshot) => snapshot?.hasTag(tag)) ?? false;
}
