// Runs axe on a page once it is settled.
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

/** The rules of WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What to check; by default the whole page with all rules. */
export interface AxeQuestion {
  /** A selector of the part to check. */
  within?: string;
  /** Only rules with one of these tags. */
  tags?: readonly string[];
  /** Only these rules. */
  rules?: readonly string[];
  /** Rules to skip. */
  except?: readonly string[];
}

export interface Finding {
  rule: string;
  /** The HTML of each element that violates the rule. */
  elements: string[];
}

/** Waits for animations, because fading changes colours. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asked anew in each frame: where an element is removed and nothing is painted, the promise of its animation never settles.
    while (document.getAnimations().some(({ playState }) => playState === 'running'))
      await new Promise(requestAnimationFrame);
  });
}

/** Runs axe on the page in its present state. */
export async function findViolations(page: Page, question: AxeQuestion = {}): Promise<Finding[]> {
  // Injected once for each document, because sending and compiling half a megabyte takes longer than most checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, options }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(within ?? document, options);
      return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
    },
    { within: question.within, options: optionsOf(question) },
  );
}

function optionsOf({ tags, rules, except = [] }: AxeQuestion): RunOptions {
  return {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
}

/** One line for each violated rule. */
export function inLines(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, elements }) => `${rule}: ${elements.join(' | ')}`);
}

export async function expectNoAxeViolations(page: Page, question?: AxeQuestion): Promise<void> {
  await untilStill(page);
  expect(inLines(await findViolations(page, question))).toEqual([]);
}
