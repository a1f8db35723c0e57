// Finds the version that landed last on the main branch, to compare the working tree with.
import { commitOf, git } from './gitVersions.ts';

export interface Landed {
  readonly commit: string;
  /** Completes `Compared with …`. */
  readonly name: string;
}

/** The main branch: of the remote, and that of the clone if there is no remote. */
const mainBranches = ['origin/main', 'main'];

/** The tip of the branch before this clone last pushed or fetched it; null if the clone doesn't know it (a new one never does), or if it is no ancestor. */
function beforeLastPush(root: string, branch: string, tip: string): string | null {
  const before = commitOf(root, `${branch}@{1}`);
  const isEarlier = before !== null && before !== tip && git(root, 'merge-base', '--is-ancestor', before, tip) !== null;
  return isEarlier ? before : null;
}

/**
 * The commit at which the checked-out branch left the main branch. On the main branch itself: its tip before the last push if that is known, else the commit
 * before. Null if there is none, as in a clone without history.
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
