// Creates a top-level group that is filled by hand, or reuses one of the same name.
import { graphql } from 'relay-runtime';
import type { makeGroupMutation } from '#src/__generated__/makeGroupMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { changeTree, type GroupChange, invalidateGroups } from './groupOutcome.ts';
import type { Refusal } from '#src/relay/codedError.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

/** The group, whether it is new, and the id of the step that undoes it. */
export interface MadeGroup {
  readonly id: string;
  readonly isNew: boolean;
  readonly undo: string;
}

/** Creates it; sending again with the same key creates nothing twice. Rejects if there was no answer. */
export async function makeGroup(
  { environment }: GroupChange,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<({ kind: 'done' } & MadeGroup) | ({ kind: 'refused' } & Refusal)> {
  const outcome = await mutateLibrary<makeGroupMutation>(
    environment,
    graphql`
      mutation makeGroupMutation($input: AddGroupsInput!) {
        addGroups(input: $input) {
          groups {
            id
            ...groupNode_group
          }
          madeCount
          undo
        }
      }
    `,
    { input: { groups: [{ name, explicitGroup: { keywordDelimiter: ',', documentIds: [] } }], key } },
    {
      updater(store, data) {
        if (!data?.addGroups) return;
        const made = store.getRootField('addGroups').getLinkedRecords('groups');
        changeTree(store, environment, (groups) => [...groups, ...made.filter((group) => !groups.includes(group))]);
        invalidateGroups(store, environment);
      },
    },
  );
  if (outcome.kind === 'refused') return outcome;
  const [group] = outcome.data.addGroups?.groups ?? [];
  if (!outcome.data.addGroups || !group) throw new Error(groupActionTexts.changes.noAnswerOnNew);
  const { madeCount, undo } = outcome.data.addGroups;
  return { kind: 'done', id: group.id, isNew: madeCount > 0, undo };
}
