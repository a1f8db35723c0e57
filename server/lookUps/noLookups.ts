// Where nothing is looked up: the edge of servers in tests that are about something else.
import type { Lookups } from '../edges.ts';

export const noLookups: Lookups = {
  isOn: false,
  isRemote: false,
  ask: () => Promise.reject(new Error('Nothing is looked up here.')),
};
