// The dialog of read-only links at every point of its flow. The machine is set to each state and does not run, so no request is sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import { shareLinksMachine } from '#machines/shareLinks/shareLinksMachine.ts';
import type { ShareLink, ShareLinksContext, ShareLinksInput } from '#machines/shareLinks/shareLinksTypes.ts';
import { answerOf } from '#src/ui/stories/answers.ts';
import { useAnswers } from '#src/ui/stories/useAnswers.ts';
import { ShareLinksBody, ShareLinksFooter } from './ShareLinksBody.tsx';
import { ShareLinksDialog } from './ShareLinksDialog.tsx';
import type { ShareLinkRequests } from './shareLinkRequests.ts';

const offers: ShareLinksContext['offers'] = [
  { choice: 'library', groupId: null, query: null },
  { choice: 'group', groupId: 'grp_1', query: null },
  { choice: 'search', groupId: 'grp_1', query: 'year:2010.. tides' },
];
const paper: ShareLink = {
  ...{ id: 'lnk_3', label: 'Paper with Ada', groupId: 'grp_1', groupName: 'Sea and shore', query: null },
  lastUsed: '2026-11-26T09:30:00Z',
};
const links: readonly ShareLink[] = [
  paper,
  { ...paper, id: 'lnk_2', label: '', groupName: null, lastUsed: null },
  { ...paper, id: 'lnk_1', label: '', groupId: null, query: 'author:berg AND year:2010..2015' },
];
const made = {
  link: paper,
  address: 'https://example.org/share/mYp3k9m1Qx7sZ0w2bC4dE6fG8hJ0kL2nP4rT6vX8zA1',
  fileName: 'Sea-and-shore',
};

interface BodyAtProps {
  state: StateValueFrom<typeof shareLinksMachine>;
  context?: Partial<ShareLinksContext>;
}

function BodyAt({ state, context }: BodyAtProps) {
  const [actor] = useState(() =>
    createActor(shareLinksMachine, {
      input: { offers },
      snapshot: shareLinksMachine.resolveState({
        value: state,
        context: { offers, chosen: 2, label: '', links, made: null, ending: null, message: null, ...context },
      }),
    }),
  );
  const handle = { actor, snapshot: useSelector(actor, (each) => each) };
  return (
    <div style={{ maxWidth: 640, display: 'grid', gap: 16 }}>
      <ShareLinksBody handle={handle} />
      <div style={{ display: 'flex', gap: 8 }}>
        <ShareLinksFooter handle={handle} onClose={() => undefined} />
      </div>
    </div>
  );
}

const meta = { title: 'Features/ShareLinks', component: BodyAt } satisfies Meta<typeof BodyAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'failed', context: { message: 'no connection' } } };

export const NoLinks: Story = {
  args: { state: 'choosing', context: { links: [], offers: offers.slice(0, 1), chosen: 0 } },
};

export const Choosing: Story = { args: { state: 'choosing' } };

export const Refused: Story = {
  args: { state: 'choosing', context: { message: 'You have reached the limit of 100 links. End one first.' } },
};

export const Making: Story = { args: { state: 'making' } };

export const Made: Story = { args: { state: 'made', context: { made } } };

export const Ending: Story = { args: { state: 'ending', context: { ending: 'lnk_2' } } };

/** What a test answers in the place of the server. */
const requests: ShareLinkRequests = {
  load: (signal) => answerOf('load', undefined, signal),
  make: (asked, signal) => answerOf('make', asked, signal),
  end: (id, signal) => answerOf('end', id, signal),
};

function Opened({ offers: given }: ShareLinksInput) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ShareLinksDialog
      open={isOpen}
      requests={requests}
      offers={given}
      onClose={() => {
        setIsOpen(false);
      }}
      onGone={() => undefined}
    />
  );
}

function Answered() {
  const [input, count] = useAnswers<ShareLinksInput>('input', { offers });
  return <Opened key={count} {...input} />;
}

/** A test decides what there is to share, and what happens. */
export const Waiting: Story = { args: { state: 'loading' }, render: () => <Answered /> };
