// What a run is written on or answered from, by the flags.
import { readFileSync } from 'node:fs';
import { WrongFlag, type TapeFlag } from '../flags.ts';
import type { Origin } from '../origin.ts';
import { Player } from './player.ts';
import { Recorder } from './recorder.ts';
import { parseTape } from './tapeLine.ts';

export type Tape = Recorder | Player;

/** `origin` is what worlds begin with: in a replay, that of the record. Throws `WrongFlag`. */
export function openTape(flag: TapeFlag | null, origin: Origin): { origin: Origin; tape: Tape | null } {
  if (flag === null) return { origin, tape: null };
  try {
    if (flag.kind === 'record') return { origin, tape: new Recorder(flag.path, origin) };
    const { head, lines } = parseTape(readFileSync(flag.path, 'utf8'));
    const { seed, documents, groups } = head;
    const tape = new Player(lines, (words) => console.error(words));
    return { origin: { seed, documents, groups }, tape };
  } catch (error) {
    throw new WrongFlag(`--${flag.kind} ${flag.path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Ends it and, of a replay, says how it went; the exit code of the process. */
export function endTape(tape: Tape | null): number {
  if (tape instanceof Recorder) tape.close();
  if (!(tape instanceof Player)) return 0;
  console.log(tape.summary());
  return tape.firstDifference === null ? 0 : 1;
}
