// Stories of the list's rows: every kind, an open one, and rows that are loading or failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { drafts } from '#src/stories/drafts.ts';
import { presentDocument, type StoredDocument, storyDocuments } from '#src/stories/storyLibrary.ts';
import { StoryLibrary, type StoryLibraryProps } from '#src/stories/StoryLibrary.tsx';
import type { Sort } from '#src/features/documents/libraryAddress.ts';
import { createTicks } from '#src/features/selection/createTicks.ts';
import type { ListActions } from '#src/features/selection/listActions.ts';
import { nothing, withTicks } from '#src/features/documents/selection.ts';
import { usualLayout } from './columnLayout.ts';
import { DocumentRows } from './DocumentRows.tsx';
import { EmptyList } from './EmptyStates.tsx';
import { listQuery } from './listQuery.ts';

interface ListProps {
  documents?: readonly StoredDocument[];
  outcomeOf?: StoryLibraryProps['outcomeOf'];
  sort?: Sort;
  openId?: string;
  stale?: boolean;
  ticked?: readonly string[];
}

const actions: ListActions = {
  library: null,
  groups: () => undefined,
  complete: null,
  leaveGroup: null,
  target: 'trash',
  move: () => undefined,
  purge: null,
};

const variables = { filterBy: null, orderBy: null };

function List({
  documents = storyDocuments,
  sort = { key: 'modified', descending: true },
  openId,
  stale = false,
  ticked = [],
}: ListProps) {
  const [ticks] = useState(() => {
    const begun = createTicks();
    begun.set(withTicks(nothing, ticked, true));
    return begun;
  });
  const data = useLazyLoadQuery<ListQuery>(listQuery, { ...variables, first: 50 });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 520 }}>
      <DocumentRows
        query={data}
        variables={variables}
        sort={sort}
        total={documents.length}
        openId={openId}
        stale={stale}
        label="Documents"
        ticks={ticks}
        actions={actions}
        view={{ layout: usualLayout, setHeads: () => undefined, hold: null, onNear: () => undefined }}
        empty={<EmptyList search={{}} onImport={() => undefined} onAdd={() => undefined} />}
      />
    </div>
  );
}

const meta = {
  title: 'Features/DocumentRows',
  component: List,
  render: (args) => (
    <StoryLibrary documents={args.documents} outcomeOf={args.outcomeOf}>
      <List {...args} />
    </StoryLibrary>
  ),
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One document of each kind, one with long texts, one without any. */
export const EveryKind: Story = {};

export const OneOpen: Story = { args: { openId: 'document_thesis' } };

/** The open document is selected too. */
export const Ticked: Story = {
  args: { openId: 'document_thesis', ticked: ['document_thesis', 'document_long', 'document_journalArticle'] },
};

export const SortedByYear: Story = { args: { sort: { key: 'year', descending: true } } };

/** Another list is loading: this one is dimmed meanwhile. */
export const Refreshing: Story = { args: { stale: true } };

export const Empty: Story = { args: { documents: [] } };

/** Two pages, the first of which is loaded. */
const many = Array.from({ length: 60 }, (_, index) => presentDocument(`document_${index}`, drafts.journalArticle));
const isLater = (asked: Readonly<Record<string, unknown>>) =>
  typeof asked.after === 'string' || typeof asked.at === 'number';

export const TwoPages: Story = { args: { documents: many } };

/** Scroll to the end: the next page stays loading. */
export const MoreWaiting: Story = {
  args: { documents: many, outcomeOf: ({ variables: asked }) => (isLater(asked) ? 'waiting' : 'answered') },
};

/** Scroll to the end: the next page fails, and can be retried. */
export const MoreFailed: Story = {
  args: { documents: many, outcomeOf: ({ variables: asked }) => (isLater(asked) ? 'failing' : 'answered') },
};
