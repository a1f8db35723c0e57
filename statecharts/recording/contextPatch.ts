// The context of an actor as patches: most moments change few of its members, and a recording has thousands of moments.
import type { Plain } from '../live/plain.ts';

/** A context, or the members of it that changed; contexts that are no objects are patched whole. */
export type ContextPatch = Plain;

type Members = Readonly<Record<string, Plain>>;

function membersOf(value: Plain): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

const isSame = (one: Plain | undefined, other: Plain | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What of `after` differs from `before`, which is null where it is not known; members that are gone are null. */
export function patchOf(before: Plain, after: Plain): { readonly changed: Plain; readonly context: Plain } {
  const old = membersOf(before);
  const members = membersOf(after);
  if (old === null || members === null) return { changed: after, context: after };
  const changed: Record<string, Plain> = {};
  for (const [name, value] of Object.entries(members)) if (!isSame(old[name], value)) changed[name] = value;
  for (const name of Object.keys(old)) if (!(name in members)) changed[name] = null;
  return { changed, context: after };
}

/** The context after a patch. */
export function mergePatch(context: Plain, changed: Plain): Plain {
  const old = membersOf(context);
  const members = membersOf(changed);
  return old === null || members === null ? changed : { ...old, ...members };
}
