// Finds the secrets in a value of the app, up to a maximum depth and number of values.
import { isSecretName, isSecretPair, secretNameBeside } from '#site/secretNames.ts';
import { secretsIn } from './secretTexts.ts';

/** Objects are searched to this depth, which is more than is ever shown. */
const deepest = 12;
const maximumValues = 5000;
const longestText = 100_000;

/** How much of a value was searched: everything, everything except its ancestors, or only a part. */
type Extent = 'all' | 'cyclic' | 'cut';

const lesser = (one: Extent, other: Extent): Extent =>
  one === 'cut' || other === 'cut' ? 'cut' : one === 'cyclic' || other === 'cyclic' ? 'cyclic' : 'all';

/**
 * Reports each secret with its path; the path is null for a secret in the middle of a text. Skips the objects in `searched`, and adds those that were searched
 * completely, so that the next call gets further if this one reached the limit.
 */
export function findSecrets(
  value: unknown,
  searched: WeakSet<object>,
  onSecret: (secret: string, path: string | null) => void,
): void {
  let left = maximumValues;
  const around = new Set<object>();
  /** Searched completely except for ancestors that refer back to them. */
  const cyclic = new Set<object>();

  function search(each: unknown, isSecret: boolean, path: string, depth: number): Extent {
    const isObject = typeof each === 'object' && each !== null;
    if (isObject && !isSecret) {
      if (searched.has(each)) return 'all';
      if (cyclic.has(each)) return 'cyclic';
    }
    if (isObject && around.has(each)) return 'cyclic';
    if (depth > deepest || left-- <= 0) return 'cut';
    if (isObject) {
      around.add(each);
      const extent = searchObject(each, isSecret, path, depth);
      around.delete(each);
      if (extent === 'all') searched.add(each);
      else if (extent === 'cyclic') cyclic.add(each);
      return extent;
    }
    if (isSecret && (typeof each === 'string' || typeof each === 'number' || typeof each === 'bigint'))
      onSecret(String(each), path);
    else if (typeof each === 'string') searchText(each);
    return 'all';
  }

  function searchText(text: string): void {
    if (text.length <= longestText) for (const secret of secretsIn(text)) onSecret(secret, null);
  }

  function searchObject(object: object, isSecret: boolean, path: string, depth: number): Extent {
    if (object instanceof URL) searchText(object.href);
    if (object instanceof Map || object instanceof Set)
      return search([...(object as Iterable<unknown>)], isSecret, path, depth);
    if (Array.isArray(object)) {
      const isPair = isSecretPair(object);
      return object.reduce<Extent>(
        (extent, item: unknown, at) =>
          lesser(extent, search(item, isSecret || (isPair && at === 1), `${path}.${at}`, depth + 1)),
        'all',
      );
    }
    const said =
      object instanceof Error ? search([object.message, object.cause], isSecret, path, depth) : ('all' as const);
    return lesser(said, searchProperties(object as Readonly<Record<string, unknown>>, isSecret, path, depth));
  }

  function searchProperties(
    object: Readonly<Record<string, unknown>>,
    isSecret: boolean,
    path: string,
    depth: number,
  ): Extent {
    let extent: Extent = 'all';
    for (const { key, name } of secretsFirst(object)) {
      try {
        const inside = search(object[key], isSecret || name !== null, `${path}.${name ?? ''}.${key}`, depth + 1);
        extent = lesser(extent, inside);
      } catch {
        // A property that can't be read isn't shown either.
      }
    }
    return extent;
  }

  if (search(value, false, '', 0) !== 'cut') for (const object of cyclic) searched.add(object);
}

/**
 * The properties of an object, each with the name that marks it as a secret, if any. Secrets come first, so that they are found before the limit is reached.
 */
function secretsFirst(object: Readonly<Record<string, unknown>>): readonly { key: string; name: string | null }[] {
  const nameOf = (key: string): string | null => {
    try {
      return isSecretName(key) ? key : secretNameBeside(object, key);
    } catch {
      return null;
    }
  };
  try {
    const named = Object.keys(object).map((key) => ({ key, name: nameOf(key) }));
    return [...named.filter(({ name }) => name !== null), ...named.filter(({ name }) => name === null)];
  } catch {
    return [];
  }
}
