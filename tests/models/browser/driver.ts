// Declares what the driver of a widget provides, so that the model of its machine can be walked on the real page.
import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Exemption, MachineModel, Start } from '#machines/model.ts';

/** An event of the model that this page cannot make happen. */
export interface Impossible {
  readonly reason: string;
  /** Whether this event is impossible in this state. The walk fails if nothing ever matches. */
  is(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
}

export interface Driver {
  /** The name of the page or widget, for test titles. */
  readonly title: string;
  readonly model: MachineModel;
  /** The names of the model's starts that this page has; all if omitted. */
  readonly starts?: readonly string[];
  /** Brings the page to the start of a path. Called for every path, so it has to undo what the last path left behind. */
  open(page: Page, start: Start): Promise<void>;
  /**
   * Makes the event happen as a person would (by role and label), or as the server or the story's answers would. Delays need nothing: the walk advances the
   * page's clock.
   * `upcoming` is the rest of the path after this event, for drivers that must know an answer before it is asked for. Where possible, use an answer that waits
   * for its event instead (see heldRequests.ts, storyAnswers.ts).
   * `after` is the snapshot after the event. If an event leaves the state unchanged, the driver has to wait for its effect, because `data-state` doesn't show
   * it.
   */
  perform(
    page: Page,
    event: AnyEventObject,
    upcoming: readonly AnyEventObject[],
    after: AnyMachineSnapshot,
  ): Promise<void>;
  /** The element whose `data-state` is the machine's. */
  locate(page: Page): Locator;
  /**
   * Assertions by state path: what a person sees or hears in this state and in no similar one. The snapshot is the model's at this step, so its context can be
   * used.
   */
  readonly sees: Readonly<Record<string, (page: Page, snapshot: AnyMachineSnapshot) => Promise<void>>>;
  /** Whether `locate` finds nothing in this state, because the widget is no longer in the page. The assertion of `sees` still runs. */
  isAbsent?(snapshot: AnyMachineSnapshot): boolean;
  /** States of the model that this page never shows, each with the reason. */
  readonly unseen?: Readonly<Record<string, string>>;
  readonly impossible?: readonly Impossible[];
  /**
   * Whether a walk may continue from here to what isn't covered yet; otherwise a new walk starts. Always true if omitted. Return false if the page now
   * remembers something that the model doesn't know.
   */
  readonly mayContinue?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that no path on this page takes, each with the reason; named as in the walks of the machine alone. */
  readonly uncovered?: readonly Exemption[];
}
