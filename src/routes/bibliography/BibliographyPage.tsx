// The bibliography page: of the documents that its address names, in the style of the library.
import { getRouteApi, Link } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { bibliographyMachine } from '#machines/bibliography/bibliographyMachine.ts';
import type { BibliographyEvent, ToFormat } from '#machines/bibliography/bibliographyTypes.ts';
import { messageOf } from '#machines/problem.ts';
import type { bibliographyQuery as BibliographyQuery } from '#src/__generated__/bibliographyQuery.graphql.ts';
import type { BibliographySearch } from '#src/features/citations/bibliography/bibliographyAddress.ts';
import { bibliographyTexts as texts } from '#src/features/citations/bibliography/bibliographyTexts.ts';
import { loadItems } from '#src/features/citations/bibliography/loadItems.ts';
import { BibliographyView } from '#src/features/citations/bibliography/BibliographyView.tsx';
import { formatBibliography, type StyleChoice } from '#src/features/citations/engine/citations.ts';
import { StyleMenu } from '#src/features/citations/styles/StyleMenu.tsx';
import { groupIdsOf, normalizeSearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import type { DocumentSelection } from '#src/features/documents/selection.ts';
import { useOpenLibrary } from '#src/features/documents/useOpenLibrary.ts';
import { LibraryProvider } from '#src/features/documents/LibraryProvider.tsx';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { useLoadedAnswer } from '#src/relay/useLoadedAnswer.ts';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './BibliographyPage.module.css';
import { bibliographyFacts } from './bibliographyQuery.ts';

const route = getRouteApi('/dashboard/bibliography');

/** Renders the page. */
export function BibliographyPage() {
  const { environment, query, search, selection } = route.useLoaderData();
  useOpenLibrary(environment);
  return (
    <LibraryProvider environment={environment}>
      <PageTitle title={texts.title} />
      <Loaded key={JSON.stringify(selection)} query={query} search={search} selection={selection} />
    </LibraryProvider>
  );
}

/** What the documents are: of a group, a search, or selected one by one. */
function listName({ group, q, ids }: BibliographySearch, selection: DocumentSelection, name: string | null): string {
  const { list } = texts;
  const groups = groupIdsOf(group === undefined ? {} : { group });
  const ofGroup =
    group === TRASH
      ? list.trash
      : name !== null
        ? list.group(name)
        : groups.length > 0
          ? list.groups(groups.length)
          : null;
  if (ids !== undefined || selection.ids) return list.selected;
  const parts = [ofGroup, q === undefined ? null : list.search(q)].filter((part) => part !== null);
  return parts.length === 0 ? list.allDocuments : parts.join(', ');
}

interface LoadedProps {
  query: TypedOperation<BibliographyQuery>;
  search: BibliographySearch;
  selection: DocumentSelection;
}

function Loaded({ query, search, selection }: LoadedProps) {
  const facts = bibliographyFacts(useLoadedAnswer(query));
  if (!facts) return null;
  const { choice, listed, groupName } = facts;
  return (
    <Formatted
      search={search}
      selection={selection}
      count={selection.ids?.length ?? (listed === null ? null : listed - (selection.except?.length ?? 0))}
      choice={choice}
      list={listName(search, selection, groupName)}
    />
  );
}

interface FormattedProps {
  search: BibliographySearch;
  selection: DocumentSelection;
  count: number | null;
  /** The library's; it changes when another one is chosen. */
  choice: StyleChoice;
  list: string;
}

function Formatted({ search, selection, count, choice: { style, locale }, list }: FormattedProps) {
  const [machine] = useState(() =>
    bibliographyMachine.provide({
      actors: {
        load: fromPromise<readonly CslItem[], undefined>(({ signal }) => loadItems({ selection, count }, signal)),
        format: fromCallback<EventObject, ToFormat>(({ input: { items, choice }, sendBack }) => {
          const controller = new AbortController();
          const report = (event: BibliographyEvent) => {
            sendBack(event);
          };
          formatBibliography(items, choice, controller.signal, (bibliography) => {
            report({ type: 'start.formatted', bibliography });
          }).then(
            (bibliography) => {
              report({ type: 'all.formatted', bibliography });
            },
            (error: unknown) => {
              report({ type: 'format.failed', message: messageOf(error) });
            },
          );
          return () => {
            controller.abort();
          };
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { choice: { style, locale } } });
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => {
    const { choice } = actor.getSnapshot().context;
    if (choice.style !== style || choice.locale !== locale)
      actor.send({ type: 'style.chosen', choice: { style, locale } });
  }, [actor, style, locale]);
  return (
    <BibliographyView
      snapshot={snapshot}
      list={list}
      onRetry={() => {
        actor.send({ type: 'retry' });
      }}
      back={
        <Link
          to="/dashboard"
          search={normalizeSearch({ ...search })}
          className={buttonClassName('quiet', 'md', styles.back)}
        >
          <Icon name="chevronLeft" />
          {texts.back}
        </Link>
      }
      styleMenu={
        <Suspense>
          <StyleMenu />
        </Suspense>
      }
    />
  );
}
