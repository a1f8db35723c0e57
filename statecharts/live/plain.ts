// Converts values of the app for other tabs into plain data: short, without secrets, and without anything that can't be cloned.
import { isSecretName, isSecretPair, secretNameBeside } from '#site/secretNames.ts';
import { blank, type Secrets } from './secrets.ts';

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Enough to recognise a value, and never the whole content of a document. */
const bounds = { depth: 4, keys: 24, items: 8, text: 160, values: 160 };

/** Makes `value` plain. Secrets that it contains under other names must have been learned before (secrets.ts). */
export function toPlain(value: unknown, secrets: Secrets): Plain {
  let left = bounds.values;
  const text = (words: string) => secrets.blankText(words, bounds.text);

  function show(each: unknown, depth: number): Plain {
    if (left-- <= 0) return '…';
    switch (typeof each) {
      case 'string':
        return text(each);
      case 'number':
        return text(String(each)) === String(each) && Number.isFinite(each) ? each : text(String(each));
      case 'boolean':
        return each;
      case 'bigint':
      case 'symbol':
        return text(String(each));
      case 'function':
        return 'function';
      case 'undefined':
        return null;
      case 'object':
        if (each === null) return null;
        try {
          return nameOfOpaque(each) ?? showObject(each, depth);
        } catch {
          return 'unreadable';
        }
    }
  }

  function showObject(object: object, depth: number): Plain {
    if (object instanceof Date) return Number.isNaN(object.getTime()) ? 'no date' : object.toISOString();
    if (object instanceof URL) return text(object.href);
    if (object instanceof Error) return text(`${object.name}: ${object.message}`);
    if (object instanceof Map) return showEntries([...(object as ReadonlyMap<unknown, unknown>)], depth, 'Map');
    if (depth >= bounds.depth) return Array.isArray(object) ? '[…]' : '{…}';
    if (object instanceof Set) return showList([...(object as ReadonlySet<unknown>)], depth);
    if (Array.isArray(object)) return showList(object, depth);
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== null && prototype !== Object.prototype) return `[${text(object.constructor.name)}]`;
    return showEntries(Object.entries(object), depth, '', object as Record<string, unknown>);
  }

  function showList(list: readonly unknown[], depth: number): Plain {
    if (isSecretPair(list)) return [show(list[0], depth + 1), hide(list[1])];
    const shown = list.slice(0, bounds.items).map((item) => show(item, depth + 1));
    return list.length > bounds.items ? [...shown, `… ${list.length - bounds.items} more`] : shown;
  }

  function showEntries(
    entries: readonly (readonly [unknown, unknown])[],
    depth: number,
    name: string,
    object: Readonly<Record<string, unknown>> = {},
  ): Plain {
    if (depth >= bounds.depth) return `${name}{…}`;
    const shown: Record<string, Plain> = {};
    for (const [key, value] of entries.slice(0, bounds.keys)) {
      const word = typeof key === 'string' ? key : JSON.stringify(show(key, depth + 1));
      const isSecret = isSecretName(word) || secretNameBeside(object, word) !== null;
      Object.defineProperty(shown, text(word), {
        value: isSecret ? hide(value) : show(value, depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    if (entries.length > bounds.keys) shown['…'] = `${entries.length - bounds.keys} more`;
    return shown;
  }

  return show(value, 0);
}

/** The placeholder for a secret; whether a secret is set may be shown. */
function hide(value: unknown): Plain {
  if (value === undefined || value === null) return null;
  return typeof value === 'boolean' || value === '' ? value : blank;
}

/** Placeholders for values whose content isn't readable: actors, elements, files, promises. */
function nameOfOpaque(value: object): string | null {
  if ('sessionId' in value && 'getSnapshot' in value) return `[actor ${String(value.sessionId)}]`;
  if ('nodeType' in value && 'nodeName' in value) return `<${String(value.nodeName).toLowerCase()}>`;
  if ('size' in value && 'slice' in value && 'type' in value) return `[file, ${String(value.size)} bytes]`;
  if ('byteLength' in value) return `[${String(value.byteLength)} bytes]`;
  if ('then' in value) return '[promise]';
  return null;
}
