// A dialog or drawer with any content, shown while its owner sets `open`.
import { type ReactNode, useEffect } from 'react';
import type { DialogReason } from '#machines/dialog/dialogTypes.ts';
import { type DialogForm, type DialogSize, Modal } from './Modal.tsx';
import { useDialog } from './useDialog.ts';
import { uiTexts } from '../uiTexts.ts';

/** For buttons in the footer: closes the dialog for this reason, as its own button does with `cancel`. */
export type EndDialog = (reason: 'ok' | 'cancel') => void;

/** A dialog that asks before something is lost is an `alertdialog`, which requires a description. */
type DialogDescription =
  | { role?: 'dialog' | undefined; description?: ReactNode | undefined }
  | { role: 'alertdialog'; description: ReactNode };

export type DialogProps = DialogDescription & {
  open: boolean;
  /** A person closed it; the owner then sets `open` to false, and keeps the dialog mounted until it has faded out. */
  onClose: (reason: DialogReason) => void;
  /** The fade-out has ended. */
  onGone?: (() => void) | undefined;
  title: ReactNode;
  /** Precedes the content, scrolls with it, and is read with the description. */
  message?: ReactNode | undefined;
  /** Set while an action must not be interrupted: Escape, clicks outside and the close button then do nothing. */
  locked?: boolean | undefined;
  /** Called on Escape, clicks outside and the close button. If it returns false, the dialog stays open and the callback handles the rest. */
  mayClose?: (() => boolean) | undefined;
  /** Buttons in the footer, the main action at the right. They close the dialog with the function that they get. */
  footer?: ReactNode | ((end: EndDialog) => ReactNode);
  size?: DialogSize | undefined;
  form?: DialogForm | undefined;
  /** The state path of the flow inside. */
  state?: string | undefined;
  /** The label of the close button. */
  closeLabel?: string | undefined;
  /** True by default, like the next; only the initial values count. */
  closeOnEscape?: boolean | undefined;
  closeOnOutsideClick?: boolean | undefined;
  children?: ReactNode;
};

/** Renders `children` in a dialog. The initial focus is on the element with `data-autofocus`, else on the first field or button. */
export function Dialog({
  open,
  onClose,
  onGone,
  role = 'dialog',
  state: contentState,
  closeLabel = uiTexts.close,
  closeOnEscape,
  closeOnOutsideClick,
  locked = false,
  mayClose = () => true,
  footer,
  ...rest
}: DialogProps) {
  const { send, snapshot, state, shown } = useDialog(
    { variant: 'content', closeOnEscape, closeOnOutsideClick },
    {
      onAnswer: ({ reason }) => {
        // The owner withdrew it, and needs no notification.
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
        if (!locked && mayClose()) send({ type: 'dismiss', by });
      }}
      close={{
        label: closeLabel,
        onPress: () => {
          if (mayClose()) end('cancel');
        },
        disabled: locked,
      }}
    />
  );
}
