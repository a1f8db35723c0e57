// Reads and changes the mock server through the same endpoints that scripts use.
import type { PanelChange } from '#machines/mockPanel/mockPanelTypes.ts';
import type { Mail } from '#server/edges.ts';
import type { ListedOperation, ListedScenario, MockState, ShownOperation } from '../control/controlTypes.ts';

/** All data that the panel shows. */
export interface PanelData {
  readonly state: MockState;
  readonly scenarios: readonly ListedScenario[];
  readonly mails: readonly Mail[];
  readonly operations: readonly ListedOperation[];
}

/** Rejects with the message of the mock server if it refuses. */
async function ask(method: string, name: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/__mock/${name}`, { method, ...init });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : null;
  throw new Error(message ?? `The mock server answered ${response.status}.`);
}

/** Reads all data, except the scenarios if they are already `known`, because they never change. */
export async function readPanelData(known: PanelData | null, signal: AbortSignal): Promise<PanelData> {
  const [state, scenarios, mails, operations] = await Promise.all([
    ask('GET', 'state', { signal }),
    known?.scenarios ?? ask('GET', 'scenarios', { signal }),
    ask('GET', 'outbox', { signal }),
    ask('GET', 'operations', { signal }),
  ]);
  return { state, scenarios, mails, operations } as PanelData;
}

export async function sendChange({ method, name, fields }: PanelChange): Promise<void> {
  const body = method === 'POST' ? { body: JSON.stringify(fields) } : {};
  await ask(method, name, { ...body, headers: { 'content-type': 'application/json' } });
}

export async function readOperation(number: number): Promise<ShownOperation> {
  return (await ask('GET', `operations/${number}`)) as ShownOperation;
}

/** Creates a link that opens this route in the current state. */
export async function readLink(route: string): Promise<string> {
  const { link } = (await ask('GET', `link?${new URLSearchParams({ route }).toString()}`)) as { link: string };
  return link;
}
