// Keeps the secrets of the app's actors out of what is shown: passwords, tokens and the like. They are recognized by their names, and from then on by their
// values wherever these appear. In doubt a value is blanked: a log with a gap is still useful, a leaked secret can't be taken back.
import { findSecrets } from './findSecrets.ts';
import { blankSecretTexts } from './secretTexts.ts';

/** The replacement for a secret. */
export const blank = '•••';

/** Secrets of at least this length are searched for within other texts; shorter ones blank only texts that equal them. */
const shortestInText = 5;
const shortest = 3;

/** The maximum number of secrets remembered, and of places whose last secret is remembered. */
const maximumSecrets = 300;
const maximumPlaces = 2000;

export interface LearnOptions {
  /** The owner of the value; fields with the same name but another owner are separate. */
  readonly of?: string;
  /** Whether the value may have been submitted. Its secrets then count as complete: they are not forgotten when longer ones follow. */
  readonly isComplete?: boolean;
}

export interface Secrets {
  /** Remembers the current content of the page's password fields, by the name of the field. */
  setPasswordFields: (fields: ReadonlyMap<string, string>) => void;
  /** Remembers every secret inside a value. */
  learn: (value: unknown, options?: LearnOptions) => void;
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
  /**
   * Each known secret, oldest first: with the places (owner and path) where it may be the beginning of a longer secret that is still being typed, or null if it
   * is known to be complete.
   */
  const known = new Map<string, Set<string> | null>();
  /** The last secret of each place. */
  const latest = new Map<string, string>();
  let currentFields: ReadonlyMap<string, string> = new Map();
  let forms: { readonly all: ReadonlySet<string>; readonly longestFirst: readonly string[] } | null = null;
  /** Objects that were searched already: contexts share most of their parts. */
  const searched = { parts: new WeakSet<object>(), complete: new WeakSet<object>() };

  function add(secret: string, place: string | null): void {
    if (secret.length < shortest || secret === blank) return;
    const places = known.get(secret);
    known.delete(secret);
    known.set(secret, place === null || places === null ? null : (places ?? new Set<string>()).add(place));
    if (place !== null) {
      const before = latest.get(place);
      latest.delete(place);
      latest.set(place, secret);
      if (before !== undefined) forgetBeginning(before, secret, place);
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

  /** Forgets the beginning of a password while it is typed: each keystroke adds a secret, and these beginnings would blank common words forever. */
  function forgetBeginning(before: string, secret: string, place: string): void {
    if (secret.length !== before.length + 1 || !secret.startsWith(before)) return;
    const places = known.get(before);
    places?.delete(place);
    if (places?.size === 0) known.delete(before);
  }

  function setPasswordFields(fields: ReadonlyMap<string, string>): void {
    // A value that has gone was complete, unless the field now has a longer one that starts with it.
    for (const [field, before] of currentFields) if (!(fields.get(field) ?? '').startsWith(before)) add(before, null);
    currentFields = fields;
    forms = null;
  }

  function learn(value: unknown, { of = '', isComplete = false }: LearnOptions = {}): void {
    findSecrets(value, isComplete ? searched.complete : searched.parts, (secret, path) => {
      add(secret, isComplete || path === null ? null : `${of} ${path}`);
    });
  }

  function knownForms() {
    const all = new Set(
      [...known.keys(), ...currentFields.values()].filter((secret) => secret !== '').flatMap(writtenForms),
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

  return { setPasswordFields, learn, blankText };
}
