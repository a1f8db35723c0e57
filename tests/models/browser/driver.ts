// What a widget's owner says so that its machine's model can be walked on the real page.
import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Exemption, MachineModel, Start } from '#machines/model.ts';

/** Something of the model that this page cannot make happen. */
export interface Impossible {
  readonly reason: string;
  /** Whether it is this event in this state; one that is never met makes the walk fail. */
  is(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
}

export interface Driver {
  /** Of the page or widget, for the name of the tests. */
  readonly title: string;
  readonly model: MachineModel;
  /** Names of those of the model's starts that this page has; all, when not given. */
  readonly starts?: readonly string[];
  /** Brings the page to where the walk starts. It is called anew for every path: what the last one left behind has to be undone. */
  open(page: Page, start: Start): Promise<void>;
  /**
   * Makes the event happen, as a person would (by role and label), or as the server or the story's answers would. Delays that
   * run out need nothing: the walk moves the page's clock itself. `upcoming` is the rest of the path after this event, for whoever
   * has to know an answer before the question is asked; better is an answer that waits until its event comes (see heldRequests.ts,
   * storyAnswers.ts). `after` is where it leads: an event that leaves the state as it was has to be waited for here, for nothing
   * in `data-state` says that it has happened.
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
   * By state path: asserts something that a person sees or hears in this state, and in no other that could be taken for it. The
   * snapshot is that of the model at this step: what its context holds can be looked for.
   */
  readonly sees: Readonly<Record<string, (page: Page, snapshot: AnyMachineSnapshot) => Promise<void>>>;
  /** Whether `locate` finds nothing here, because the widget has left the page; what a person sees then is asserted all the same. */
  isAbsent?(snapshot: AnyMachineSnapshot): boolean;
  /** States of the model that this page never shows, each with the reason. */
  readonly unseen?: Readonly<Record<string, string>>;
  readonly impossible?: readonly Impossible[];
  /**
   * Whether a walk may go on from here to what is not yet walked, rather than begin anew; without it, always. No where the page remembers
   * something by now that the model knows nothing of.
   */
  readonly mayGoOn?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that no path on this page takes, each with the reason; they are named as in the walks of the machine alone. */
  readonly uncovered?: readonly Exemption[];
}
