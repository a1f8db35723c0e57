// Whether a change of address keeps the same page and document open. A separate module, because pages without a library need it too.

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Changing the search or the order beside the same document does not leave it. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && documentOf(one) === documentOf(other);
}

function documentOf({ search }: Place): unknown {
  return 'document' in search ? search.document : undefined;
}
