// Stories of the switch of libraries: the personal library, a shared one of which somebody is an owner or a reader, and one that is gone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { commitLocalUpdate } from 'relay-runtime';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { markLibraries } from '#src/relay/invalidateLists.ts';
import { LibraryContext, type LibraryFacts } from '#src/relay/useLibrary.ts';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { storyLibraryId } from '#src/stories/storyLibrary.ts';
import { answerOf } from '#src/ui/stories/answers.ts';
import { useAnswers } from '#src/ui/stories/useAnswers.ts';
import { LibraryGone } from './LibraryGone.tsx';
import { LibraryMenu } from './LibraryMenu.tsx';
import { LibrarySwitch } from './LibrarySwitch.tsx';

const personal: LibraryFacts = { id: storyLibraryId, name: null, role: 'OWNER', canWrite: true, isGone: false };
const shared: LibraryFacts = { ...personal, id: 'lib_1', name: 'Reading group' };

const within = (facts: LibraryFacts) =>
  function Within(Story: () => React.ReactNode) {
    return (
      <StoryLibrary>
        <LibraryContext value={facts}>
          <div style={{ width: 240 }}>
            <Story />
          </div>
        </LibraryContext>
      </StoryLibrary>
    );
  };

const meta = { title: 'Features/LibrarySwitch', component: LibrarySwitch } satisfies Meta<typeof LibrarySwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = { decorators: within(personal) };

export const SharedByOwner: Story = { decorators: within(shared) };

export const SharedWithReader: Story = { decorators: within({ ...shared, role: 'READER', canWrite: false }) };

export const LongName: Story = {
  decorators: within({ ...shared, name: 'The reading group of the institute for the history of the natural sciences' }),
};

export const MenuLoaded: Story = { decorators: within(shared), render: () => <LibraryMenu /> };

export const Gone: Story = {
  decorators: within({ ...shared, role: null, canWrite: false, isGone: true }),
  render: () => <LibraryGone />,
};

/** The list of libraries is outdated as often as a test says so. */
function Answered() {
  const environment = useRelayEnvironment();
  const [, count] = useAnswers('outdated', null);
  useEffect(() => {
    if (count > 0) commitLocalUpdate(environment, markLibraries);
  }, [environment, count]);
  return <LibraryMenu load={(_, signal) => answerOf('load', undefined, signal)} />;
}

/** A test decides what happens. */
export const Waiting: Story = { decorators: within(shared), render: () => <Answered /> };
