// Keeps the secrets of the app's actors out of what is shown: passwords, tokens and the like. They are recognized by their names, and from then on by their
// values wherever these appear. In doubt a value is blanked: a log with a gap is still useful, a leaked secret can't be taken back.
import { findSecrets } from './findSecrets.ts';
import { blankSecretTexts } from './secretTexts.ts';

/** The replacement for a secret. */
export const blank = '•••';

/** Secrets of at least this length are searched for within other texts; shorter ones blank only texts that equal them. */
const shortestInText = 5;
const shortest = 3;

/** The maximum number of secrets remembered. */
const maximumSecrets = 300;
const maximumPlaces = 2000;

export interface Learning {
  /** The owner of the value; fields with the same name but another owner are separate. */
  readonly of?: string;
  /** Whether its secrets were or may have been submitted: they are then complete, and never forgotten as the beginning of a longer one. */
  readonly isWhole?: boolean;
}

export interface Secrets {
  /** Remembers the current content of the page's password fields, by the name of the field. */
  standIn: (fields: ReadonlyMap<string, string>) => void;
  /** Remembers every secret inside a value. */
  learn: (value: unknown, learning?: Learning) => void;
  /** Blanks the secrets in a text and shortens it to `length` characters. */
  blankText: (text: string, length: number) => string;
}

/** The secret itself and its encodings in JSON and URLs. */
function writtenForms(secret: string): string[] {
  const forms = [secret, secret.trim(), JSON.stringify(secret).slice(1, -1)];
  try {
    forms.push(encodeURIComponent(secret), encodeURIComponent(secret).replaceAll('%20', '+'));
  } catch {
    // A lone surrogate can't be encoded in a URL.
  }
  return forms.filter((form) => form.length >= shortest);
}

/** Creates an empty memory for secrets. */
export function createSecrets(): Secrets {
  /** Oldest first. Each with the places that contain it as a possible beginning, or null if it is known to be complete. */
  const known = new Map<string, Set<string> | null>();
  /** The last secret of each place. */
  const latest = new Map<string, string>();
  let standing: ReadonlyMap<string, string> = new Map();
  let forms: { readonly all: ReadonlySet<string>; readonly longestFirst: readonly string[] } | null = null;
  /** Objects that were searched already: contexts share most of their parts. */
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
      if (known.size <= maximumSecrets) break;
      known.delete(oldest);
    }
    for (const oldest of latest.keys()) {
      if (latest.size <= maximumPlaces) break;
      latest.delete(oldest);
    }
    forms = null;
  }

  /** Forgets the beginning of a password while it is typed: each key adds a secret, and the beginnings would blank common words forever. */
  function letGo(before: string, secret: string, place: string): void {
    if (secret.length !== before.length + 1 || !secret.startsWith(before)) return;
    const places = known.get(before);
    places?.delete(place);
    if (places?.size === 0) known.delete(before);
  }

  function standIn(fields: ReadonlyMap<string, string>): void {
    // A value that has gone was complete, unless the field now has a longer one that starts with it.
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
    // Blanks before cutting, so that no part of a secret remains at the end.
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
