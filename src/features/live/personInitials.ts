// The initials of a person, for avatars.

/** "Ada Lovelace" and "ada.lovelace@example.org" are AL; one word gives its first two letters. */
export function personInitials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (last ? first.charAt(0) + last.charAt(0) : first.slice(0, 2)).toUpperCase() || '?';
}
