// Stories of panes with a divider: drag it, use the arrow keys, or double click it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ResizablePane } from './ResizablePane.tsx';
import { SplitPane } from './SplitPane.tsx';

const meta = {
  title: 'UI/SplitPane',
  component: SplitPane,
  args: { children: null },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

function Words({ children }: { children: ReactNode }) {
  return <div style={{ padding: 16 }}>{children}</div>;
}

/** Gives the panes their height. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div style={{ height: 320, border: '1px solid var(--border)' }}>
      <SplitPane>{children}</SplitPane>
    </div>
  );
}

export const AtTheEnd: Story = {
  render: () => (
    <Frame>
      <Words>The list takes what is left.</Words>
      <ResizablePane label="the document" name="story-end" min={200} max={480} rest={160}>
        <Words>Mood state effects of chocolate</Words>
      </ResizablePane>
    </Frame>
  ),
};

export const AtTheStart: Story = {
  render: () => (
    <Frame>
      <ResizablePane label="the groups" name="story-start" side="start" min={160} max={320} rest={200}>
        <Words>Groups</Words>
      </ResizablePane>
      <Words>The list takes what is left.</Words>
    </Frame>
  ),
};

/** Enter on the divider collapses the pane, and Enter again restores it. */
export const Collapsible: Story = {
  render: () => (
    <Frame>
      <Words>The list takes what is left.</Words>
      <ResizablePane label="the document" name="story-collapsible" min={200} max={480} rest={160} collapsible>
        <Words>Mood state effects of chocolate</Words>
      </ResizablePane>
    </Frame>
  ),
};

export const LongText: Story = {
  render: () => (
    <Frame>
      <Words>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Words>
      <ResizablePane label="the document" name="story-long" min={200} max={480} rest={160}>
        <Words>{'Chocolate has a strong hedonic appeal. '.repeat(20)}</Words>
      </ResizablePane>
    </Frame>
  ),
};
