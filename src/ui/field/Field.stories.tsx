// A field around any control, and a group around several.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Row } from '../stories/Row.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: { label: 'Volume', children: (control) => <TextInput {...control} defaultValue="124" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {};

export const Beside: Story = { args: { layout: 'beside' } };

export const Action: Story = { args: { action: <a href="#guide">What is a volume?</a> } };

export const ProblemSaidElsewhere: Story = {
  args: { problemId: 'said' },
  render: (args) => (
    <>
      <p id="said">One of the two is wrong.</p>
      <Field {...args} />
    </>
  ),
};

/** Several controls that answer one question. */
export const Group: Story = {
  render: () => (
    <FieldGroup label="Publisher" layout="beside" hint="Places are separated by semicolons.">
      <Row>
        <TextInput aria-label="Name" defaultValue="Clarendon Press" />
        <TextInput aria-label="Places" defaultValue="Oxford" />
      </Row>
    </FieldGroup>
  ),
};

export const GroupWithProblem: Story = {
  render: () => (
    <FieldGroup label="Publisher" layout="beside" problem="A place needs a publisher.">
      <Row>
        <TextInput aria-label="Name" aria-invalid defaultValue="" />
        <TextInput aria-label="Places" defaultValue="Oxford" />
      </Row>
    </FieldGroup>
  ),
};

export const GroupDisabled: Story = {
  render: () => (
    <FieldGroup label="Publisher" disabled hint="It is taken over from the volume.">
      <TextInput aria-label="Name" defaultValue="Clarendon Press" />
    </FieldGroup>
  ),
};
