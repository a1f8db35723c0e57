// Finds the version that landed last on the main branch, to compare the working tree with.
import { commitOf, git } from './gitVersions.ts';

export interface Landed {
  readonly commit: string;
  /** Completes `Compared with …`. */
  readonly name: string;
}

/** The main branch where continuous integration or a person has cloned it. */
const mainBranches = ['origin/main', 'main'];

/**
 * Where the checked-out commit left the main branch; if it is itself on the main branch, what that was before it. Null where there is nothing before, as in
 * a clone without history.
 */
export function lastLanded(root: string): Landed | null {
  const head = commitOf(root, 'HEAD');
  for (const branch of mainBranches) {
    const tip = commitOf(root, branch);
    if (head === null || tip === null) continue;
    const base = git(root, 'merge-base', head, tip) ?? tip;
    if (base !== head) return { commit: base, name: `${branch} (${base.slice(0, 8)})` };
  }
  const before = commitOf(root, 'HEAD^1');
  return before === null ? null : { commit: before, name: `the commit before (${before.slice(0, 8)})` };
}
