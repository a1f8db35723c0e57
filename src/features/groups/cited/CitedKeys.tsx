// A line above the documents of a TeX group: cited keys without a document, and documents that are not cited.
import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import type { CitedKeysQuery } from '#src/__generated__/CitedKeysQuery.graphql.ts';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { EDITED, GROUPS } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import styles from './CitedKeys.module.css';
import { citedMessage, missingMessage, uncitedMessage } from './citedMessages.ts';
import { KeyList } from './KeyList.tsx';
import { citedTexts } from './citedTexts.ts';

const query = graphql`
  query CitedKeysQuery($id: ID!) {
    group(id: $id) {
      ... on TexGroup {
        citedKeys
        missingKeys
        uncitedKeys
      }
    }
  }
`;

interface Keys {
  readonly citedKeys: readonly string[];
  readonly missingKeys: readonly string[];
  readonly uncitedKeys: readonly string[];
}

/** Renders the line once it is loaded. The list doesn't wait for it. */
export function CitedKeys({ groupId }: { groupId: string }) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Keys | 'failed' | null>(null);
  // Each round fetches the line again.
  const [round, setRound] = useState(0);
  const again = () => {
    setRound((before) => before + 1);
  };
  useSubscribeToInvalidationState([libraryIdOf(environment), EDITED, GROUPS], again);
  useEffect(() => {
    const request = fetchQuery<CitedKeysQuery>(
      environment,
      query,
      { id: groupId },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ group }) => {
        const { citedKeys, missingKeys, uncitedKeys } = group ?? {};
        setAnswer(citedKeys && missingKeys && uncitedKeys ? { citedKeys, missingKeys, uncitedKeys } : null);
      },
      error: () => {
        setAnswer('failed');
      },
    });
    return () => {
      request.unsubscribe();
    };
  }, [environment, groupId, round]);

  if (answer === null) return null;
  if (answer === 'failed') {
    return (
      <p className={styles.line}>
        {citedTexts.failed} <TextButton onClick={again}>{citedTexts.retry}</TextButton>
      </p>
    );
  }
  const { citedKeys, missingKeys, uncitedKeys } = answer;
  const words = citedMessage(citedKeys.length, missingKeys.length);
  if (citedKeys.length === 0 || (missingKeys.length === 0 && uncitedKeys.length === 0)) {
    return <p className={styles.line}>{words}</p>;
  }
  const missing = missingMessage(missingKeys.length);
  const uncited = uncitedMessage(uncitedKeys.length);
  return (
    <Disclosure
      className={styles.line}
      summary={words}
      note={<span className={styles.first}>{missingKeys.slice(0, 10).join(', ')}</span>}
    >
      <div className={styles.lists}>
        {missingKeys.length > 0 && (
          <div>
            {missing}
            <KeyList label={missing} keys={missingKeys} />
          </div>
        )}
        {uncitedKeys.length > 0 && (
          <div>
            {uncited}
            <KeyList label={uncited} keys={uncitedKeys} />
          </div>
        )}
      </div>
    </Disclosure>
  );
}
