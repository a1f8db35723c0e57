// Whether a change of address keeps the same page and document open. A module of its own because every page asks, also those without a library.

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Another search or order beside the same document is no leaving. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && documentOf(one) === documentOf(other);
}

function documentOf({ search }: Place): unknown {
  return 'document' in search ? search.document : undefined;
}
