// Writes where a statechart stands as one word, for `data-state`: "saving.settled".

/** The value of a statechart's snapshot. */
export type StateValue = string | { [state: string]: StateValue | undefined };

/** Joins nested states by dots, parallel ones by spaces. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([state, child]) => {
      const path = child === undefined ? '' : statePath(child);
      return path === '' ? [state] : path.split(' ').map((each) => `${state}.${each}`);
    })
    .join(' ');
}
