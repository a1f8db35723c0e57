// Finds the version that landed last on the main branch, to compare the working tree with.
import { commitOf, git } from './gitVersions.ts';

export interface Landed {
  readonly commit: string;
  /** Completes `Compared with …`. */
  readonly name: string;
}

/** The main branch where continuous integration or a person has cloned it. */
const mainBranches = ['origin/main', 'main'];

/** Where this clone saw a branch before its last push or fetch; null if it doesn't know, or that is no earlier state. A new clone never knows. */
function beforeLastPush(root: string, branch: string, tip: string): string | null {
  const before = commitOf(root, `${branch}@{1}`);
  const isEarlier = before !== null && before !== tip && git(root, 'merge-base', '--is-ancestor', before, tip) !== null;
  return isEarlier ? before : null;
}

/**
 * Where the checked-out commit left the main branch; if it is itself on the main branch, what that was before the last push, else the commit before. Null
 * where there is nothing before, as in a clone without history.
 */
export function lastLanded(root: string): Landed | null {
  const head = commitOf(root, 'HEAD');
  for (const branch of mainBranches) {
    const tip = commitOf(root, branch);
    if (head === null || tip === null) continue;
    const base = git(root, 'merge-base', head, tip) ?? tip;
    if (base !== head) return { commit: base, name: `${branch} (${base.slice(0, 8)})` };
    const earlier = branch.includes('/') && tip === head ? beforeLastPush(root, branch, tip) : null;
    if (earlier !== null) return { commit: earlier, name: `${branch} before the last push (${earlier.slice(0, 8)})` };
  }
  const before = commitOf(root, 'HEAD^1');
  return before === null ? null : { commit: before, name: `the commit before (${before.slice(0, 8)})` };
}
