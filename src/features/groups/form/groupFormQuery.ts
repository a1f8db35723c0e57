// The query for a stored group, with which its form starts.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { FilledGroupRule } from '#bibliography/groups/groupRule.ts';
import type { GroupFormTarget, LoadOutcome } from '#machines/groupForm/groupFormTypes.ts';
import { emptyValues, newValues, withRule } from '#machines/groupForm/groupFormValues.ts';
import type { groupFormQuery } from '#src/__generated__/groupFormQuery.graphql.ts';
import { readGroup } from '../data/groupNode.ts';
import { notThere } from '../mutations/groupOutcome.ts';
import { groupFormTexts } from './groupFormTexts.ts';

const query = graphql`
  query groupFormQuery($id: ID!) {
    group(id: $id) {
      __typename
      name
      displayName
      description
      ...groupNode_group
      ... on ExplicitGroup {
        keywordDelimiter
      }
      ... on WordKeywordGroup {
        field
        searchExpression
        caseSensitive
        keywordDelimiter
        onlySplitWordsAtDelimiter
      }
      ... on RegexKeywordGroup {
        field
        searchExpression
        caseSensitive
      }
      ... on SearchGroup {
        searchExpression
        caseSensitive
        isRegEx
      }
      ... on LastNameGroup {
        field
        authorLastName
      }
      ... on AutomaticKeywordGroup {
        field
        keywordDelimiter
        keywordHierarchicalDelimiter
      }
      ... on AutomaticPersonsGroup {
        field
      }
      ... on TexGroup {
        paths {
          deviceName
          filePath
        }
        citedKeys
      }
    }
  }
`;

type StoredGroup = NonNullable<groupFormQuery['response']['group']>;

/** The stored rule; null for groups that only the desktop app fills. Fields of other kinds are not in the answer. */
function storedRule(group: StoredGroup): FilledGroupRule | null {
  const { field = '', searchExpression = '', caseSensitive = false, keywordDelimiter = ',' } = group;
  switch (readGroup(group).kind) {
    case 'explicit':
      return { kind: 'explicit', keywordDelimiter };
    case 'wordKeyword':
      return {
        kind: 'wordKeyword',
        field,
        searchExpression,
        caseSensitive,
        keywordDelimiter,
        onlySplitWordsAtDelimiter: group.onlySplitWordsAtDelimiter ?? true,
      };
    case 'regexKeyword':
      return { kind: 'regexKeyword', field, searchExpression, caseSensitive };
    case 'search':
      return { kind: 'search', searchExpression, caseSensitive, isRegEx: group.isRegEx ?? false };
    case 'lastName':
      return { kind: 'lastName', field, authorLastName: group.authorLastName ?? '' };
    case 'automaticKeyword':
      return {
        kind: 'automaticKeyword',
        field,
        keywordDelimiter,
        keywordHierarchicalDelimiter: group.keywordHierarchicalDelimiter ?? '>',
      };
    case 'automaticPersons':
      return { kind: 'automaticPersons', field };
    case 'tex':
      return {
        kind: 'tex',
        paths: group.paths?.map(({ deviceName, filePath }) => ({ deviceName, filePath })) ?? [],
        citedKeys: group.citedKeys ?? [],
      };
    case 'desktop':
      return null;
  }
}

/** Loads the form's initial values; rejects if there is no answer. */
export async function loadForm(environment: Environment, target: GroupFormTarget): Promise<LoadOutcome> {
  if (target.kind === 'create') return { kind: 'loaded', values: newValues(target) };
  const answer = await fetchQuery<groupFormQuery>(environment, query, { id: target.id }).toPromise();
  const group = answer?.group;
  if (!group) return { kind: 'gone', message: `${notThere}.` };
  const { parentId, isMade, color, icon, hierarchy } = readGroup(group);
  if (isMade)
    return {
      kind: 'gone',
      message: groupFormTexts.dialog.isDerived,
    };
  const rule = storedRule(group);
  if (rule === null) return { kind: 'gone', message: groupFormTexts.dialog.isDesktopOnly };
  const values = {
    ...emptyValues(parentId),
    kind: rule.kind,
    name: group.name,
    displayName: group.displayName === group.name ? null : group.displayName,
    hierarchy,
    color: color ?? '',
    icon: icon ?? '',
    description: group.description ?? '',
  };
  return { kind: 'loaded', values: withRule(values, rule) };
}
