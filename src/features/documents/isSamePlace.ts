// Whether a change of address leaves what a person is at. By itself, for every page asks it, and the home page has no library.

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
