// Hands what a page has recorded to the next page of its tab.
import { keepInTab, readTab } from '#src/ui/storage/keepInTab.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';
import type { BufferedRecording } from './recordingBufferTypes.ts';

const key = 'flow-recording';
/** The number of characters that browsers let a page store in a tab, with space for others. */
export const maximumStored = 2_000_000;

const { version }: WrittenBy<'flowRecording'> = { version: 4 };

/**
 * Takes what the previous page of the tab has stored. It is deleted, so that the page of a duplicated tab doesn't find it, too. Another version's format
 * is dropped.
 */
export function takeHandedOver(): BufferedRecording | undefined {
  const text = readTab(key);
  forgetHandedOver();
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; kept?: BufferedRecording } | null;
    return stored?.version === version ? stored.kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the recording for the next page of this tab. Stores nothing if it is too large, because a truncated text would not be valid JSON. */
export function handOver(kept: BufferedRecording): void {
  const text = JSON.stringify({ version, kept });
  keepInTab(key, text.length > maximumStored ? null : text);
}

export function forgetHandedOver(): void {
  keepInTab(key, null);
}
