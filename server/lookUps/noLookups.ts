// The edge for servers without lookups, such as in tests of other features.
import type { Lookups } from '../edges.ts';

export const noLookups: Lookups = {
  isOn: false,
  isRemote: false,
  ask: () => Promise.reject(new Error('Nothing is looked up here.')),
};
