// Drives the account forms. Each form's driver adds its address and its answers.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { submissionModel } from '#machines/submission/submission.model.ts';
import type { SubmissionContext, SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import { transitionsOf } from '#machines/transitions.ts';
import type { Driver } from './driver.ts';
import { HeldRequests } from './heldRequests.ts';
import { typeInto } from './typeInto.ts';
import { expect } from './walkTest.ts';

export interface AccountForm extends Pick<
  Driver,
  'title' | 'open' | 'isAbsent' | 'unseen' | 'impossible' | 'uncovered'
> {
  /** The model's id of the form. */
  readonly start: string;
  readonly operation: string;
  /** The label of each field that the model changes, and what to type for a valid value of the model. */
  readonly fields: Readonly<Record<string, { readonly label: string; readonly good: () => string }>>;
  readonly button: string;
  readonly busy: string;
  /** What a person sees once the form is accepted. */
  readonly accepted: (page: Page) => Promise<void>;
  /** What a person sees if the link that led to the form is invalid. */
  readonly tokenRejected?: (page: Page) => Promise<void>;
  /** The scenario in which the server rejects fields. */
  readonly problems: string;
}

const scenarios: Record<Exclude<SubmissionOutcome['kind'], 'problems' | 'continued'>, string> = {
  accepted: 'ordinary',
  tokenRejected: 'token-expired',
  refused: 'rate-limited',
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SubmissionContext;

/** The reason why the second step of logging in is not walked here. */
export const secondStepReason =
  'The codes of two-step login are those of the moment; secondFactor.spec.ts goes through it.';

/** Makes the driver of one form. */
export function accountFormDriver(given: AccountForm): Driver {
  const { start, operation, fields, button, busy, accepted, tokenRejected, problems, ...form } = given;
  const scenarioOf = (outcome: SubmissionOutcome | undefined) =>
    outcome === undefined
      ? 'unreachable'
      : outcome.kind === 'problems' || outcome.kind === 'continued'
        ? problems
        : scenarios[outcome.kind];
  const send = (page: Page) => page.getByRole('button', { name: button, exact: true });
  const secondSteps = transitionsOf(submissionModel.machine)
    .filter((transition) => transition.includes('[isContinued]'))
    .map((transition) => ({ transition, reason: secondStepReason }));
  return {
    ...form,
    uncovered: [...(form.uncovered ?? []), ...secondSteps],
    model: submissionModel,
    starts: [start],
    async open(page, from) {
      await HeldRequests.hold(page, [operation]);
      await form.open(page, from);
    },
    async perform(page, event: AnyEventObject & { name?: string; value?: string; output?: SubmissionOutcome }) {
      const held = HeldRequests.of(page);
      const field = fields[event.name ?? ''];
      if (field) await typeInto(page.getByLabel(field.label, { exact: true }), event.value === '' ? '' : field.good());
      else if (event.type === 'submit') await send(page).click();
      else if (event.type === 'retry') await page.getByRole('button', { name: 'Try again' }).click();
      else if (/^xstate\.(done|error)\.actor\.submit$/.test(event.type)) await held.answer(scenarioOf(event.output));
      else throw new Error(`Unknown event ${event.type}`);
    },
    // The server rejects other fields than the model's fake server does.
    mayContinue: (snapshot) => contextOf(snapshot).problems.length === 0,
    // If the page stays open, the message that replaces the form shows the state.
    locate: (page) => page.locator(form.isAbsent ? 'form[data-state]:not([role=search])' : 'main [data-state]'),
    sees: {
      async editing(page, snapshot) {
        const { problems, message } = contextOf(snapshot);
        await expect(send(page)).toBeEnabled();
        const marked = page.locator('[aria-invalid="true"]');
        if (problems.length > 0) await expect(marked.and(page.locator(':focus'))).toHaveCount(1);
        else await expect(marked).toHaveCount(0);
        if (message !== null) {
          const said = message.startsWith('Too many') ? 'Try again in 15 minutes' : message;
          await expect(page.getByRole('alert')).toContainText(said);
        }
      },
      async submitting(page) {
        await expect(page.getByRole('button', { name: busy })).toHaveAttribute('aria-busy', 'true');
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
      async failed(page, snapshot) {
        await expect(page.getByRole('alert')).toContainText('Network request failed. What you typed is still here.');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        for (const [name, { label, good }] of Object.entries(fields)) {
          const kept = contextOf(snapshot).values[name] === '' ? '' : good();
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(kept);
        }
      },
      accepted,
      ...(tokenRejected === undefined ? {} : { tokenRejected }),
    },
  };
}
