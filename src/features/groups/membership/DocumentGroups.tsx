// The groups to which a document was added by hand, in its pane: each links to its list, and more can be chosen.
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import type { DocumentGroups_document$key } from '#src/__generated__/DocumentGroups_document.graphql.ts';
import type { DocumentGroupsQuery } from '#src/__generated__/DocumentGroupsQuery.graphql.ts';
import { useFragment, useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { readGroup } from '../data/groupNode.ts';
import { GroupIcon } from '../tree/GroupIcon.tsx';
import styles from './DocumentGroups.module.css';
import { membershipTexts } from './membershipTexts.ts';

const fragment = graphql`
  fragment DocumentGroups_document on Document {
    id
    title
    groups {
      id
      ...groupNode_group
    }
  }
`;

const query = graphql`
  query DocumentGroupsQuery($id: ID!) {
    userDocument(id: $id) {
      ...DocumentGroups_document
    }
  }
`;

export interface DocumentGroupsProps {
  document: DocumentGroups_document$key;
  /** Opens the groups dialog; without it, groups cannot be changed here. */
  onChange: ((document: { id: string; title: string | null | undefined }) => void) | undefined;
}

/** Renders the groups. They are fetched again after any change to groups in the library. */
export function DocumentGroups({ document, onChange }: DocumentGroupsProps) {
  const { id, title, groups } = useFragment(fragment, document);
  useFresh(id);
  return (
    <span className={styles.groups}>
      {groups.map(readGroup).map((group) => (
        <Link
          key={group.id}
          to="/dashboard"
          search={(before: { library?: string; sort?: string; document?: string }) => ({
            ...(before.library !== undefined && { library: before.library }),
            ...(before.sort !== undefined && { sort: before.sort }),
            ...(before.document !== undefined && { document: before.document }),
            group: group.id,
          })}
          className={styles.group}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          preload={false}
        >
          <GroupIcon kind={group.kind} icon={group.icon} color={group.color} />
          <span>{group.name}</span>
        </Link>
      ))}
      {onChange && (
        <TextButton
          variant="plain"
          className={styles.change}
          aria-haspopup="dialog"
          aria-keyshortcuts="G"
          onClick={() => {
            onChange({ id, title });
          }}
        >
          {groups.length === 0 ? membershipTexts.ofDocument.add : membershipTexts.ofDocument.change}
        </TextButton>
      )}
    </span>
  );
}

/** Fetches the groups again whenever the library's lists are invalidated, for example after a drop on a group. */
function useFresh(id: string) {
  const environment = useRelayEnvironment();
  const [round, setRound] = useState(0);
  useSubscribeToInvalidationState([libraryIdOf(environment)], () => {
    setRound((before) => before + 1);
  });
  useEffect(() => {
    if (round === 0) return;
    const request = fetchQuery<DocumentGroupsQuery>(
      environment,
      query,
      { id },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      // The old groups stay visible; the page's own requests report that the server is unreachable.
      error: () => undefined,
    });
    return () => {
      request.unsubscribe();
    };
  }, [environment, id, round]);
}
