// What may not be shown of the app's actors to anybody: passwords, tokens and their like, known by the names they go under, and by their
// value from then on wherever it comes again. When in doubt it is blanked: a log with a hole is of use, a secret that is out is not.

/** What stands in the place of a secret. */
export const blank = '•••';

/** The names of what is a secret. */
const secretName =
  /passw|pass-?phrase|pass-?code|^pass$|pwd|token|secret|credential|authori[sz]ation|cookie|bearer|jwt|csrf|xsrf|signature|^otp$|^pin$|api[-_]?key|private[-_]?key|access[-_]?key|session[-_]?id/i;

/** Properties that say which field an object is about: `{ name: 'password', value: … }`. */
const namingKeys = ['name', 'field', 'path', 'key', 'label', 'id', 'header', 'property'];

/** What such an object says beside its value. It is still searched for secrets that are known. */
const harmlessKeys = new Set([...namingKeys, 'type', 'kind', 'code', 'message', 'form', 'revision', '__typename']);

/** Secrets in the middle of a text; the last group is the secret. None begins with what repeats: a long text is read once. */
const secretTexts = [
  // JSON: "password": "…"
  /((?:passw\w*|pwd|token|secret|authorization|cookie|api[-_]?key)\\?"\s*:\s*\\?")((?:[^"\\]|\\[^"])+)/gi,
  // Forms, addresses, cookies: token=…
  /((?:passw\w*|pwd|token|secret|session|api[-_]?key|signature)=)([^\s&;,"'<>]+)/gi,
  // Links of mails that set a password.
  /(\/change-password\/)([^\s/?#"'<>]+)/gi,
  /(\b(?:bearer|basic)\s+)([^\s"',;<>]{6,})/gi,
  /()(\beyJ[\w-]{4,}\.[\w-]+\.[\w-]*)/g,
];

/** From this length on a secret is looked for inside other texts; one that is shorter blanks only texts that are nothing else. */
const shortestInText = 5;
const shortest = 3;

/** More are not remembered. */
const mostSecrets = 300;

/** Objects are searched this far for secrets, further than they are ever shown. */
const deepest = 12;
const mostValues = 5000;

/** Whether what goes under this name is a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** The properties of an object that hold a secret because another one says so. */
export function isSecretBeside(object: Readonly<Record<string, unknown>>, key: string): boolean {
  return !harmlessKeys.has(key) && namingKeys.some((naming) => isNamedSecret(object[naming]));
}

/** Whether a list is a name with its value, as headers and forms list them. */
export function isSecretPair(list: readonly unknown[]): boolean {
  return list.length === 2 && isNamedSecret(list[0]);
}

/** `password`, or a path such as `['input', 'password']`. */
function isNamedSecret(name: unknown): boolean {
  const last: unknown = Array.isArray(name) ? name.at(-1) : name;
  return typeof last === 'string' && last.length <= 60 && isSecretName(last);
}

export interface Secrets {
  /** Remembers a secret by its value. */
  add: (secret: string) => void;
  /** Remembers every secret that is anywhere in a value. */
  learn: (value: unknown) => void;
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
  return [...new Set(forms)].filter((form) => form.length >= shortest);
}

/** A memory for secrets, empty at first. */
export function createSecrets(): Secrets {
  /** In the order in which they came. */
  const known = new Set<string>();
  let longestFirst: readonly string[] | null = null;
  let last = '';
  /** What was searched before is not searched again: contexts share most of their parts. */
  const searched = new WeakSet();

  function add(secret: string): void {
    if (secret.length < shortest || secret === blank) return;
    // A password that is being typed is a new secret with each key: its beginnings would blank common words for ever.
    if (last !== '' && secret.length === last.length + 1 && secret.startsWith(last))
      for (const form of writtenForms(last)) known.delete(form);
    last = secret;
    for (const form of writtenForms(secret)) {
      known.delete(form);
      known.add(form);
    }
    for (const oldest of known) {
      if (known.size <= mostSecrets) break;
      known.delete(oldest);
    }
    longestFirst = null;
  }

  function learnText(text: string): void {
    if (text.length > 100_000) return;
    for (const pattern of secretTexts)
      for (const match of text.matchAll(pattern)) if ((match[2] ?? '').length >= 8) add(match[2] ?? '');
  }

  function learn(value: unknown): void {
    let left = mostValues;
    function search(each: unknown, secret: boolean, depth: number): void {
      if (depth > deepest || left-- <= 0) return;
      if (typeof each === 'string') {
        if (secret) add(each);
        else learnText(each);
      } else if (typeof each === 'number' || typeof each === 'bigint') {
        if (secret) add(String(each));
      } else if (typeof each === 'object' && each !== null) {
        if (searched.has(each) && !secret) return;
        searched.add(each);
        if (each instanceof Map) search([...each], secret, depth);
        else if (each instanceof Set) search([...each], secret, depth);
        else if (each instanceof Error) {
          search([each.message, each.cause], secret, depth);
          searchObject(each as unknown as Record<string, unknown>, secret, depth);
        } else if (each instanceof URL) learnText(each.href);
        else if (Array.isArray(each)) {
          const pair = isSecretPair(each);
          each.forEach((item, at) => {
            search(item, secret || (pair && at === 1), depth + 1);
          });
        } else searchObject(each as Record<string, unknown>, secret, depth);
      }
    }
    function searchObject(object: Readonly<Record<string, unknown>>, secret: boolean, depth: number): void {
      let keys: string[];
      try {
        keys = Object.keys(object);
      } catch {
        return;
      }
      for (const key of keys) {
        try {
          search(object[key], secret || isSecretName(key) || isSecretBeside(object, key), depth + 1);
        } catch {
          // A property that cannot be read is not shown either.
        }
      }
    }
    search(value, false, 0);
  }

  function blankText(text: string, length: number): string {
    if (known.has(text)) return blank;
    longestFirst ??= [...known]
      .filter((secret) => secret.length >= shortestInText)
      .sort((one, other) => other.length - one.length);
    // Blanked before it is cut, so that no half of a secret is left at the end.
    const reach = length + 2000;
    const isLong = text.length > reach;
    let shown = isLong ? text.slice(0, reach) : text;
    for (const secret of longestFirst) if (shown.includes(secret)) shown = shown.replaceAll(secret, blank);
    for (const pattern of secretTexts) shown = shown.replace(pattern, `$1${blank}`);
    if (isLong) shown = shown.slice(0, Math.max(0, shown.length - (longestFirst[0]?.length ?? 0)));
    return isLong || shown.length > length ? `${shown.slice(0, length - 1)}…` : shown;
  }

  return { add, learn, blankText };
}
