// Reads the parameters of an address.

/** A parameter of the address; null also for the empty one that forms send for a field that was not filled in. */
export function namedParameter(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  return value === '' ? null : value;
}
