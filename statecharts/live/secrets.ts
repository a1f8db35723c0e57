// What may not be shown of the app's actors to anybody: passwords, tokens and their like, known by the names they go under, and by their
// value from then on wherever it comes again. When in doubt it is blanked: a log with a hole is of use, a secret that is out is not.
import { findSecrets } from './findSecrets.ts';
import { blankSecretTexts } from './secretTexts.ts';

/** What stands in the place of a secret. */
export const blank = '•••';

/** From this length on a secret is looked for inside other texts; one that is shorter blanks only texts that are nothing else. */
const shortestInText = 5;
const shortest = 3;

/** More are not remembered. */
const mostSecrets = 300;
const mostPlaces = 2000;

export interface Learning {
  /** Whose value it is: fields of the same name elsewhere are others. */
  readonly of?: string;
  /** Whether the secrets in it were, or may have been, submitted: they are then whole ones, and never forgotten as beginnings. */
  readonly isWhole?: boolean;
}

export interface Secrets {
  /** Remembers what stands in the page's fields for passwords now, each by the name of its field. */
  standIn: (fields: ReadonlyMap<string, string>) => void;
  /** Remembers every secret that is anywhere in a value. */
  learn: (value: unknown, learning?: Learning) => void;
  /** A text without the secrets in it, at most `length` characters long. */
  blankText: (text: string, length: number) => string;
}

/** A secret as it is written in JSON and in addresses. */
function writtenForms(secret: string): string[] {
  const forms = [secret, secret.trim(), JSON.stringify(secret).slice(1, -1)];
  try {
    forms.push(encodeURIComponent(secret), encodeURIComponent(secret).replaceAll('%20', '+'));
  } catch {
    // Half a character cannot stand in an address.
  }
  return forms.filter((form) => form.length >= shortest);
}

/** A memory for secrets, empty at first. */
export function createSecrets(): Secrets {
  /** In the order in which they came, each with the places that hold it; null for a whole one. */
  const known = new Map<string, Set<string> | null>();
  /** What came last from each place. */
  const latest = new Map<string, string>();
  let standing: ReadonlyMap<string, string> = new Map();
  let forms: { readonly all: ReadonlySet<string>; readonly longestFirst: readonly string[] } | null = null;
  /** What was searched before is not searched again: contexts share most of their parts. */
  const searched = { parts: new WeakSet<object>(), whole: new WeakSet<object>() };

  function add(secret: string, place: string | null): void {
    if (secret.length < shortest || secret === blank) return;
    const places = known.get(secret);
    known.delete(secret);
    known.set(secret, place === null || places === null ? null : (places ?? new Set<string>()).add(place));
    if (place !== null) {
      const before = latest.get(place);
      latest.delete(place);
      latest.set(place, secret);
      if (before !== undefined) letGo(before, secret, place);
    }
    for (const oldest of known.keys()) {
      if (known.size <= mostSecrets) break;
      known.delete(oldest);
    }
    for (const oldest of latest.keys()) {
      if (latest.size <= mostPlaces) break;
      latest.delete(oldest);
    }
    forms = null;
  }

  /** A password that is being typed is a new secret with each key: its beginnings would blank common words for ever. */
  function letGo(before: string, secret: string, place: string): void {
    if (secret.length !== before.length + 1 || !secret.startsWith(before)) return;
    const places = known.get(before);
    places?.delete(place);
    if (places?.size === 0) known.delete(before);
  }

  function standIn(fields: ReadonlyMap<string, string>): void {
    // One that is no longer there was more than a beginning, unless the field goes on with it.
    for (const [field, before] of standing) if (!(fields.get(field) ?? '').startsWith(before)) add(before, null);
    standing = fields;
    forms = null;
  }

  function learn(value: unknown, { of = '', isWhole = false }: Learning = {}): void {
    findSecrets(value, isWhole ? searched.whole : searched.parts, (secret, path) => {
      add(secret, isWhole || path === null ? null : `${of} ${path}`);
    });
  }

  function knownForms() {
    const all = new Set(
      [...known.keys(), ...standing.values()].filter((secret) => secret !== '').flatMap(writtenForms),
    );
    const long = [...all].filter((form) => form.length >= shortestInText);
    return { all, longestFirst: long.sort((one, other) => other.length - one.length) };
  }

  function blankText(text: string, length: number): string {
    forms ??= knownForms();
    const { all, longestFirst } = forms;
    if (all.has(text)) return blank;
    // Blanked before it is cut, so that no half of a secret is left at the end.
    const reach = length + 2000;
    const isLong = text.length > reach;
    let shown = isLong ? text.slice(0, reach) : text;
    for (const secret of longestFirst) if (shown.includes(secret)) shown = shown.replaceAll(secret, blank);
    shown = blankSecretTexts(shown, blank);
    if (isLong) shown = shown.slice(0, Math.max(0, shown.length - (longestFirst[0]?.length ?? 0)));
    return isLong || shown.length > length ? `${shown.slice(0, length - 1)}…` : shown;
  }

  return { standIn, learn, blankText };
}
