// How a lookup ended, from the API's words to those of the machines.
import type { LookUpStatus } from '#machines/lookUp/lookUpTypes.ts';
import { ownValue } from '#bibliography/ownValue.ts';

const statuses: Readonly<Record<string, LookUpStatus>> = {
  FOUND: 'found',
  NOT_FOUND: 'notFound',
  LIMITED: 'limited',
  OFF: 'off',
};

/** What a newer server may answer beside these is taken for unavailable. */
export function statusOf(status: string): LookUpStatus {
  return ownValue(statuses, status) ?? 'unavailable';
}
