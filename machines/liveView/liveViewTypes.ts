// The types of the machine that follows an actor of the running app. An actor is named by its page and its session:
// `3f2a/x:4`. A page alone, `3f2a`, stands for whichever of its actors changed last.

export interface LiveViewInput {
  /** What the address requests: an actor or a page; null for the actor that changed last, anywhere. */
  readonly wanted: string | null;
}

export interface LiveViewContext extends LiveViewInput {
  /** The running actors, the most recently changed one first. */
  readonly actors: readonly string[];
  /** The shown actor; kept after it has ended. */
  readonly actor: string | null;
  /** The earlier moment that is shown: its page and its number there. */
  readonly moment: string | null;
}

export type LiveViewEvent =
  /** Actors of this machine started, ended or changed, in any tab. */
  | { type: 'actors.changed'; actors: readonly string[] }
  /** A person chose an actor to follow. */
  | { type: 'actor.chosen'; wanted: string | null }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'moment.chosen'; moment: string }
  /** Back to the live view. */
  | { type: 'now' };
