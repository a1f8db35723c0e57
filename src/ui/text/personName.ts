// The display name of a person of a library.

/** A person, as the API has one. */
export interface NamedPerson {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** The name, or the address if it may be seen. Somebody without both is one of the members, or has deleted the account. */
export function personName({ name, email }: NamedPerson): string {
  return name ?? email ?? 'A member';
}

/** The same within a sentence. */
export function personInSentence({ name, email }: NamedPerson): string {
  return name ?? email ?? 'a member';
}
