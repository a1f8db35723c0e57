// Hands what a page has recorded to the next page of its tab.
import { keepInTab, readTab } from '#src/ui/storage/keepInTab.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';
import type { Kept } from './kept.ts';

const key = 'flow-recording';
/** The number of characters that browsers let a page store in a tab, with space for others. */
export const mostStored = 2_000_000;

const { version }: WrittenBy<'flowRecording'> = { version: 4 };

/** What the page before has left, which no other page of a duplicated tab then finds. What a page of another build has left in another form is dropped. */
export function takeHandedOver(): Kept | undefined {
  const text = readTab(key);
  forgetHandedOver();
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; kept?: Kept } | null;
    return stored?.version === version ? stored.kept : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves it to the next page of this tab, or nothing if it does not fit even so: better nothing than a part that is no JSON. */
export function handOver(kept: Kept): void {
  const text = JSON.stringify({ version, kept });
  keepInTab(key, text.length > mostStored ? null : text);
}

export function forgetHandedOver(): void {
  keepInTab(key, null);
}
