// Opens the tape that a run is recorded on or answered from. A tape is a file with API requests and their responses (tapeLine.ts).
import { readFileSync } from 'node:fs';
import { InvalidFlag, type TapeFlag } from '../flags.ts';
import type { LibrarySpec } from '../librarySpec.ts';
import { Replayer } from './replayer.ts';
import { Recorder } from './recorder.ts';
import { parseTape } from './tapeLine.ts';

export type Tape = Recorder | Replayer;

/** Also returns the library that worlds start with: that of the tape in a replay, otherwise `librarySpec`. Throws `InvalidFlag`. */
export function openTape(
  flag: TapeFlag | null,
  librarySpec: LibrarySpec,
): { librarySpec: LibrarySpec; tape: Tape | null } {
  if (flag === null) return { librarySpec, tape: null };
  try {
    if (flag.kind === 'record') return { librarySpec, tape: new Recorder(flag.path, librarySpec) };
    const { head, lines } = parseTape(readFileSync(flag.path, 'utf8'));
    const { seed, documents, groups } = head;
    const tape = new Replayer(lines, (words) => console.error(words));
    return { librarySpec: { seed, documents, groups }, tape };
  } catch (error) {
    throw new InvalidFlag(`--${flag.kind} ${flag.path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Closes the tape and prints the result of a replay. Returns the exit code of the process. */
export function endTape(tape: Tape | null): number {
  if (tape instanceof Recorder) tape.close();
  if (!(tape instanceof Replayer)) return 0;
  console.log(tape.summary());
  return tape.firstDifference === null ? 0 : 1;
}
