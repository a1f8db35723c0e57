// A modal dialog on the native element, which makes the rest of the page inert. Focus goes inside, wraps, and comes back to where it was.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Dialog.module.css';
import { IconButton } from '../button/IconButton.tsx';

/** `cancel`: its close button. `dismissed`: Escape or a click outside. */
export type DialogCloseReason = 'cancel' | 'dismissed';

export interface DialogProps {
  open: boolean;
  onClose: (reason: DialogCloseReason) => void;
  title: ReactNode;
  /** A sentence under the title, spoken when the dialog opens. */
  description?: ReactNode | undefined;
  /** Buttons at the foot; the action at the right. */
  footer?: ReactNode | undefined;
  /** `sm` 420 px for a question, `md` 560 px, `lg` 880 px for comparing and importing. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for confirming what cannot be undone; a click outside then does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The state path of the flow inside. */
  state?: string | undefined;
  children?: ReactNode;
}

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])';

/** Shows `children` in a dialog while `open`. What should have the focus first carries `data-autofocus`, else the first field or button has it. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  footer,
  size = 'md',
  role = 'dialog',
  state,
  children,
}: Omit<DialogProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>(`[data-part="body"] :is(${focusable})`);
    first?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const wrapFocus = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab') return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
      (each) => each.getClientRects().length > 0,
    );
    const [first, last] = [all[0], all.at(-1)];
    const atEnd = event.shiftKey
      ? document.activeElement === first || document.activeElement === event.currentTarget
      : document.activeElement === last;
    if (!first || !last || !atEnd) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };

  const pressOutside = (event: PointerEvent<HTMLDialogElement>) => {
    // Everything inside lies on children: a press on the element itself is one on its backdrop.
    if (event.target === event.currentTarget && role === 'dialog') onClose('dismissed');
  };

  return (
    <dialog
      ref={element}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(styles.dialog, styles[size])}
      data-state={state}
      onKeyDown={wrapFocus}
      onPointerDown={pressOutside}
      onCancel={(event) => {
        // A cancelled file picker sends the same event from inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose('dismissed');
      }}
      onClose={(event) => {
        // Chromium closes on a second Escape whatever `cancel` says; the owner of `open` must hear of it.
        if (event.target === event.currentTarget && event.currentTarget.isConnected) onClose('dismissed');
      }}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
        </header>
        <div className={styles.body} data-part="body">
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
        {/* Last in order, first in the picture: the first Tab stop is the content, not the way out. */}
        <IconButton
          className={styles.close}
          label="Close"
          icon="close"
          onClick={() => {
            onClose('cancel');
          }}
        />
      </div>
    </dialog>
  );
}
