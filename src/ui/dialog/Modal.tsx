// Renders a modal dialog with the native element: header, scrolling content, footer. Its machine decides its behaviour.
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { LiveRegion } from '../live/LiveRegion.tsx';
import styles from './Modal.module.css';
import { FreezeWhileClosing } from './FreezeWhileClosing.tsx';
import { type Dismissal, useModal } from './useModal.ts';
import { useScrolls } from './useScrolls.ts';

/** `sm` 420 px for a question, `md` 560 px, `lg` 880 px for comparing and importing. */
export type DialogSize = 'sm' | 'md' | 'lg';

/** A `drawer` slides in from the left at full height; a `form` keeps its height whatever its content, and fills a phone's screen. */
export type DialogForm = 'window' | 'drawer' | 'form';

export interface ModalProps {
  /** False while it closes. */
  shown: boolean;
  /** The state path of its machine. */
  state: string;
  onDismiss: (by: Dismissal) => void;
  role: 'dialog' | 'alertdialog';
  title: ReactNode;
  /** Stands under the title. */
  description?: ReactNode | undefined;
  /** Precedes the content and scrolls with it. */
  message?: ReactNode | undefined;
  size?: DialogSize | undefined;
  form?: DialogForm | undefined;
  /** The state path of the flow inside. */
  contentState?: string | undefined;
  /** Buttons in the footer, the main action at the right. */
  footer?: ReactNode | undefined;
  /** A button in the corner. */
  close?: { label: string; onPress: () => void; disabled?: boolean } | undefined;
  children?: ReactNode;
}

/** Renders the dialog above everything. Its description is read when it opens. */
export function Modal({
  shown,
  state,
  onDismiss,
  role,
  title,
  description,
  message,
  size = 'md',
  form = 'window',
  contentState,
  footer,
  close,
  children,
}: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const handlers = useModal(element, shown, onDismiss);
  const scrolls = useScrolls(body);
  const described = [description && `${id}-description`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <dialog
      ref={element}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={described || undefined}
      className={classNames(
        styles.dialog,
        form === 'drawer' ? styles.drawer : styles[size],
        form === 'form' && styles.form,
      )}
      data-state={state}
      inert={!shown}
      // For assistive technology that ignores `inert`: it then doesn't find the hidden dialog.
      aria-hidden={shown ? undefined : true}
      {...handlers}
    >
      <FreezeWhileClosing closing={!shown}>
        {/* Gets the focus of clicks next to controls, and when a focused element disappears, so that keys stay inside. */}
        <div className={styles.frame} tabIndex={-1} data-part="frame" data-state={contentState}>
          <header className={classNames(styles.header, scrolls && styles.lined)}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
          </header>
          <div
            ref={body}
            className={styles.body}
            data-part="body"
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
          >
            <div className={styles.content} tabIndex={-1} data-part="content">
              {message && (
                <div id={`${id}-message`} className={styles.message}>
                  {message}
                </div>
              )}
              {children}
            </div>
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
          {/* Last in the DOM but at the top visually, so that the first tab stop is the content. */}
          {close && (
            <IconButton
              className={styles.close}
              label={close.label}
              icon="close"
              disabled={close.disabled}
              onClick={close.onPress}
            />
          )}
          <LiveRegion />
        </div>
      </FreezeWhileClosing>
    </dialog>
  );
}
