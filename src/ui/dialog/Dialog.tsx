// A dialog or drawer with content of one's own, shown as long as its owner says `open`.
import { type ReactNode, useEffect } from 'react';
import type { DialogReason } from '#machines/dialog/dialogTypes.ts';
import { type DialogForm, type DialogSize, Modal } from './Modal.tsx';
import { useDialog } from './useDialog.ts';
import { uiTexts } from '../uiTexts.ts';

/** For the buttons at the foot: closes the dialog for this reason, as its own button does with `cancel`. */
export type EndDialog = (reason: 'ok' | 'cancel') => void;

/** What asks before something is lost is an `alertdialog`, which has to say what it is about. */
type DialogDescription =
  | { role?: 'dialog' | undefined; description?: ReactNode | undefined }
  | { role: 'alertdialog'; description: ReactNode };

export type DialogProps = DialogDescription & {
  open: boolean;
  /** A person closed it; `open` is then to become false. While it leaves, keep it drawn: what is in it stays as it was. */
  onClose: (reason: DialogReason) => void;
  /** The last of it has faded. */
  onGone?: (() => void) | undefined;
  title: ReactNode;
  /** Stands before the content, scrolls with it, and is spoken with the description. */
  message?: ReactNode | undefined;
  /** Something is under way that must not be left: Escape, clicks outside and the corner do nothing. */
  held?: boolean | undefined;
  /** Asked at Escape, clicks outside and the corner; when it answers false the dialog stays, and whoever answered goes on from there. */
  mayClose?: (() => boolean) | undefined;
  /** Buttons at the foot; the action at the right. Those that close the dialog do so by the function they are given. */
  footer?: ReactNode | ((end: EndDialog) => ReactNode);
  size?: DialogSize | undefined;
  form?: DialogForm | undefined;
  /** The state path of the flow inside. */
  state?: string | undefined;
  /** Of the button in the corner. */
  closeLabel?: string | undefined;
  /** True by default, as is the next; both count as they are at first. */
  closeOnEscape?: boolean | undefined;
  closeOnOutsideClick?: boolean | undefined;
  children?: ReactNode;
};

/** Draws `children` in a dialog. What should have the focus first carries `data-autofocus`, else the first field or button has it. */
export function Dialog({
  open,
  onClose,
  onGone,
  role = 'dialog',
  state: contentState,
  closeLabel = uiTexts.close,
  closeOnEscape,
  closeOnOutsideClick,
  held = false,
  mayClose = () => true,
  footer,
  ...rest
}: DialogProps) {
  const { send, snapshot, state, shown } = useDialog(
    { variant: 'content', closeOnEscape, closeOnOutsideClick },
    {
      onAnswer: ({ reason }) => {
        // An owner who has taken it back knows.
        if (open) onClose(reason);
      },
      onGone,
    },
  );
  useEffect(() => {
    send({ type: open ? 'open' : 'withdraw' });
  }, [open, send]);

  if (snapshot.matches('closed')) return null;
  const end: EndDialog = (reason) => {
    send({ type: reason === 'ok' ? 'confirm' : 'cancel' });
  };
  return (
    <Modal
      {...rest}
      role={role}
      shown={shown}
      state={state}
      contentState={contentState}
      footer={typeof footer === 'function' ? footer(end) : footer}
      onDismiss={(by) => {
        if (!held && mayClose()) send({ type: 'dismiss', by });
      }}
      close={{
        label: closeLabel,
        onPress: () => {
          if (mayClose()) end('cancel');
        },
        disabled: held,
      }}
    />
  );
}
