// Dialogs and drawers with content of their own.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { announce } from '../live/announce.ts';
import { answerOf } from '../stories/answers.ts';
import { toast } from '../toast/toast.ts';
import styles from './stories.module.css';
import { longText } from './storyTexts.ts';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: 'Add a group' },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens on its own, and again by its button; shows how it was closed. A test can make its owner withdraw it. */
function Opened({ footer, ...props }: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!open) return;
    const closed = new AbortController();
    answerOf('withdraw', undefined, closed.signal).then(
      () => {
        setOpen(false);
        setSaid('Taken back');
      },
      () => undefined,
    );
    return () => {
      closed.abort();
    };
  }, [open]);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <p role="status">{said}</p>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          setSaid(`Closed: ${reason}`);
        }}
        footer={
          footer ??
          ((end) => (
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                end('ok');
              }}
            >
              Add
            </Button>
          ))
        }
      />
    </>
  );
}

const paragraphs = longText.split('\n\n').map((text) => <p key={text}>{text}</p>);

const form = (
  <div className={styles.form}>
    <Field label="Name">{(control) => <TextInput {...control} />}</Field>
    <Field label="Description" hint="Shown beside the group">
      {(control) => <TextInput {...control} />}
    </Field>
    <Checkbox label="Put the marked documents into it" />
  </div>
);

export const WithForm: Story = {
  args: { description: 'A group holds documents; a document may be in many.', children: form },
};

/** Until its button is pressed. */
export const Closed: Story = { args: { open: false, children: form } };

/** Header and footer stay, the text scrolls, and the focus starts at the top of the text. */
export const LongText: Story = { args: { title: 'What is kept of a file', children: paragraphs } };

/** The field is beyond the visible text, so the focus starts at the text. */
export const LongTextAndForm: Story = {
  args: {
    title: 'What is kept of a file',
    children: (
      <>
        {paragraphs}
        {form}
      </>
    ),
  },
};

export const Wide: Story = {
  args: {
    size: 'lg',
    title: 'Import biblatex-examples.bib',
    description: '92 entries, 66 KB, BibLaTeX.',
    children: form,
  },
};

/** Keeps its height whatever its content; on a phone it fills the screen. */
export const AsAForm: Story = { args: { form: 'form', size: 'lg', title: 'New group', children: form } };

export const Drawer: Story = {
  args: {
    form: 'drawer',
    title: 'Groups',
    closeLabel: 'Close the groups',
    children: <div className={styles.inDrawer}>{form}</div>,
  },
};

/** Names what will be lost. */
export const AlertDialog: Story = {
  args: {
    size: 'sm',
    role: 'alertdialog',
    title: 'Some changes are not saved',
    description: 'If you leave now, they are lost.',
  },
};

/** Neither Escape nor a click outside closes it. */
export const OnlyByItsButtons: Story = {
  args: { closeOnEscape: false, closeOnOutsideClick: false, children: form },
};

/** A page that can be scrolled is behind it. */
export const OverALongPage: Story = {
  args: { open: false, children: form },
  render: (args) => (
    <>
      <Opened {...args} />
      <div className={styles.tall}>The page goes on.</div>
    </>
  ),
};

/** Nested dialogs: the topmost gets keys and clicks. */
export const Stacked: Story = {
  render: (args) => (
    <Opened
      {...args}
      title="The first"
      closeLabel="Close the first"
      children={
        <Opened {...args} open={false} size="sm" title="The second" closeLabel="Close the second" children={form} />
      }
    />
  ),
};

/** A change inside is announced inside, and the focus stays inside when its button disappears. */
export const ThingsHappen: Story = {
  args: {
    children: (
      <div className={styles.form}>
        <Once label="Count">
          {() => {
            announce('3 documents found');
          }}
        </Once>
        <Once label="Restore">
          {() => {
            toast({ tone: 'success', message: '“Mood state effects of chocolate” restored' });
          }}
        </Once>
      </div>
    ),
  },
};

/** A button that disappears when pressed. */
function Once({ label, children }: { label: string; children: () => void }) {
  const [isDone, setDone] = useState(false);
  return isDone ? null : (
    <Button
      onClick={() => {
        setDone(true);
        children();
      }}
    >
      {label}
    </Button>
  );
}

/** The element that opened it disappears meanwhile, so the focus goes to the next one. */
export const InvokerGone: Story = {
  render: function InvokerGoneStory(args) {
    const [open, setOpen] = useState(false);
    const [rows, setRows] = useState(['Cacao', 'Chocolate', 'Coffee']);
    const [row, setRow] = useState('');
    return (
      <>
        {rows.map((name) => (
          <p key={name}>
            <Button
              onClick={() => {
                setRow(name);
                setOpen(true);
              }}
            >
              {`Remove ${name}`}
            </Button>
          </p>
        ))}
        <Dialog
          {...args}
          open={open}
          size="sm"
          title={`Remove ${row}?`}
          onClose={() => {
            setOpen(false);
          }}
          footer={(end) => (
            <Button
              size="lg"
              variant="danger"
              onClick={() => {
                setRows((before) => before.filter((each) => each !== row));
                end('ok');
              }}
            >
              Remove
            </Button>
          )}
        />
      </>
    );
  },
};
