// Names the people who added a document to a shared library and who changed it last. Renders nothing if they are not known.
import { Suspense, use, useDeferredValue, useMemo } from 'react';
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { DocumentPeopleQuery } from '#src/__generated__/DocumentPeopleQuery.graphql.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { type NamedPerson, personName } from '#src/ui/text/personName.ts';
import { historyTexts } from './historyTexts.ts';

interface People {
  readonly addedBy: string | null;
  readonly changedBy: string | null;
}

const nobody: People = { addedBy: null, changedBy: null };

function nameOf(person: (NamedPerson & { readonly isViewer: boolean }) | null | undefined): string | null {
  if (person == null) return null;
  const { name, email, isViewer } = person;
  return isViewer ? historyTexts.you : personName({ name, email });
}

interface ToRead {
  readonly id: string;
  /** The people are loaded again for each revision. */
  readonly revision: number;
}

/** Never rejects: without an answer, the history can still be opened. */
async function readPeople(environment: Environment, { id }: ToRead): Promise<People> {
  const answer = await fetchQuery<DocumentPeopleQuery>(
    environment,
    graphql`
      query DocumentPeopleQuery($id: ID!) {
        userDocument(id: $id) {
          addedBy {
            name
            email
            isViewer
          }
          history(first: 1) {
            edges {
              node {
                action
                by {
                  name
                  email
                  isViewer
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => null);
  const document = answer?.userDocument;
  if (!document) return nobody;
  const newest = document.history.edges[0]?.node;
  return {
    addedBy: nameOf(document.addedBy),
    changedBy: newest?.action === 'ADD' ? null : nameOf(newest?.by),
  };
}

export interface DocumentPeopleProps {
  documentId: string;
  revision: number;
  /** Of a row, of the list around it. */
  className: string | undefined;
}

/** Renders rows of a description list. While the people are loaded again, the earlier ones stay. */
export function DocumentPeople({ documentId, revision, className }: DocumentPeopleProps) {
  const environment = useRelayEnvironment();
  const people = useDeferredValue(
    useMemo(() => readPeople(environment, { id: documentId, revision }), [environment, documentId, revision]),
  );
  return (
    <Suspense fallback={null}>
      <Rows people={people} className={className} />
    </Suspense>
  );
}

function Rows({ people, className }: { people: Promise<People>; className: string | undefined }) {
  const { addedBy, changedBy } = use(people);
  return (
    <>
      {addedBy !== null && <Row label={historyTexts.addedBy} person={addedBy} className={className} />}
      {changedBy !== null && <Row label={historyTexts.changedBy} person={changedBy} className={className} />}
    </>
  );
}

function Row({ label, person, className }: { label: string; person: string; className: string | undefined }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{person}</dd>
    </div>
  );
}
