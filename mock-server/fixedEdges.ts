// Deterministic edges for a server: a clock that advances by a millisecond each time it is read, seeded ids and random numbers, mails kept in memory,
// and one release.
import type { Clock, IdKind, Mail, Mailer, NewId, Random, Releases } from '#server/edges.ts';
import { seededRandom } from './seededRandom.ts';

/** The state of the clock and of the two sequences. */
export interface EdgesState {
  now: number;
  ids: number;
  random: number;
}

export interface FixedEdges {
  clock: Clock;
  newId: NewId;
  random: Random;
  mailer: Mailer;
  releases: Releases;
  outbox: readonly Mail[];
  clearOutbox(): void;
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
  /** The current state, from which another world can continue. */
  state(): EdgesState;
}

/** The time when the accounts of a world are created. Its demo library is then filled over two months (demoSnapshot.ts). */
export const startTime = Date.UTC(2026, 8, 1, 9);

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timePart = 10;
const randomPart = 16;

export function initialState(seed: number): EdgesState {
  return { now: startTime, ids: 0, random: seed };
}

export function createFixedEdges(from: EdgesState): FixedEdges {
  const state = { ...from };
  const outbox: Mail[] = [];
  const random = seededRandom({
    read: () => state.random,
    write: (next) => {
      state.random = next;
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
      const tail = Array.from({ length: randomPart }, () => alphabet.charAt(random.integer(0, 31))).join('');
      return `${kind}_${base32(state.ids).padStart(timePart, '0')}${tail}`;
    },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => random.integer(0, 255)),
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
