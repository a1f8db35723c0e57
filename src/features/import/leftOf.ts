// Splits the ids that an undo of an import leaves unchanged into documents and groups.

/** Ids of groups begin with `grp_`. */
const isGroup = (id: string) => id.startsWith('grp_');

export interface LeftOfImport {
  readonly documents: readonly string[];
  readonly groups: readonly string[];
}

/** From the undo of groups, only groups count: documents that stay in them were not changed by anybody. */
export function leftOf(ofGroupSteps: readonly string[], ofSteps: readonly string[]): LeftOfImport {
  return { documents: ofSteps.filter((id) => !isGroup(id)), groups: ofGroupSteps.filter(isGroup) };
}
