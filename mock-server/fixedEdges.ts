// The edges of a server whose every run is the same: a clock that ticks when it is looked at, ids and chance from a seed,
// mails that stay in memory, one release.
import type { Clock, IdKind, Mail, Mailer, NewId, Random, Releases } from '#server/edges.ts';
import { seededChance } from './seededChance.ts';

/** Where the clock and the sequences stand. */
export interface EdgesState {
  now: number;
  ids: number;
  chance: number;
}

export interface FixedEdges {
  clock: Clock;
  newId: NewId;
  random: Random;
  mailer: Mailer;
  releases: Releases;
  outbox: readonly Mail[];
  clearOutbox(): void;
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** From here another world can go on. */
  state(): EdgesState;
}

/** When the demo library is begun; it is filled in the weeks after, as far as the clock is moved on meanwhile. */
export const beginning = Date.UTC(2026, 8, 1, 9);

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timePart = 10;
const chancePart = 16;

export function initialState(seed: number): EdgesState {
  return { now: beginning, ids: 0, chance: seed };
}

export function createFixedEdges(from: EdgesState): FixedEdges {
  const state = { ...from };
  const outbox: Mail[] = [];
  const chance = seededChance({
    read: () => state.chance,
    write: (next) => {
      state.chance = next;
    },
  });

  const base32 = (value: number): string =>
    (value >= 32 ? base32(Math.floor(value / 32)) : '') + alphabet.charAt(value % 32);

  return {
    outbox,
    clearOutbox() {
      outbox.length = 0;
    },
    clock: {
      now() {
        state.now += 1;
        return new Date(state.now);
      },
    },
    newId(kind: IdKind) {
      state.ids += 1;
      const tail = Array.from({ length: chancePart }, () => alphabet.charAt(chance.integer(0, 31))).join('');
      return `${kind}_${base32(state.ids).padStart(timePart, '0')}${tail}`;
    },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.integer(0, 255)),
    mailer: {
      send(mail) {
        outbox.push(mail);
        return Promise.resolve();
      },
    },
    releases: { latestVersion: () => Promise.resolve('6.0') },
    advance(milliseconds) {
      state.now += milliseconds;
    },
    state: () => ({ ...state }),
  };
}
