// What goes into and comes out of the machine that follows an actor of the running app. An actor is named by its page and its session:
// `3f2a/x:4`. A page alone, `3f2a`, stands for whichever of its actors changed last.

export interface LiveViewInput {
  /** What the address asks for: an actor or a page; null for whichever actor changed last, anywhere. */
  readonly wanted: string | null;
}

export interface LiveViewContext extends LiveViewInput {
  /** Those that run, the one that changed last first. */
  readonly actors: readonly string[];
  /** The one that is shown; kept when it is gone. */
  readonly actor: string | null;
  /** The moment that is looked back at: its page and its number there. */
  readonly moment: string | null;
}

export type LiveViewEvent =
  /** Actors of this machine came, went or changed, in any tab. */
  | { type: 'actors.changed'; actors: readonly string[] }
  /** A person chose whom to follow. */
  | { type: 'actor.chosen'; wanted: string | null }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'moment.chosen'; moment: string }
  /** Enough of looking back. */
  | { type: 'now' };
