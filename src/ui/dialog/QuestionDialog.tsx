// One question (an alert, a confirmation or a prompt), from opening to answer.
import { useEffect } from 'react';
import type { DialogAnswer } from '#machines/dialog/dialogTypes.ts';
import { Notice } from '../notice/Notice.tsx';
import { Modal } from './Modal.tsx';
import { PromptField } from './PromptField.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';
import type { Question } from './questions.ts';
import { type ConfirmAction, useDialog } from './useDialog.ts';

export interface QuestionDialogProps {
  /** Only the initial value counts. */
  question: Question;
  onAnswer: (answer: DialogAnswer) => void;
  /** It can be unmounted. */
  onGone?: (() => void) | undefined;
}

/** Opens the question immediately. */
export function QuestionDialog({ question, onAnswer, onGone }: QuestionDialogProps) {
  const { variant, title, message, closeOnEscape, closeOnOutsideClick, signal } = question;
  const { send, snapshot, state, shown } = useDialog(
    { variant, closeOnEscape, closeOnOutsideClick, entry: beginningOf(question) },
    { onAnswer, onGone },
    actionOf(question),
  );
  useEffect(() => {
    send({ type: 'open' });
    const withdraw = () => {
      send({ type: 'withdraw' });
    };
    if (signal?.aborted) withdraw();
    signal?.addEventListener('abort', withdraw);
    return () => signal?.removeEventListener('abort', withdraw);
  }, [send, signal]);

  if (snapshot.matches('closed')) return null;
  const { message: failure } = snapshot.context;
  return (
    <Modal
      size="sm"
      role={variant === 'prompt' ? 'dialog' : 'alertdialog'}
      shown={shown}
      state={state}
      title={title}
      message={message}
      onDismiss={(by) => {
        send({ type: 'dismiss', by });
      }}
      footer={<QuestionButtons question={question} busy={snapshot.hasTag('busy')} send={send} />}
    >
      {variant === 'prompt' && <PromptField question={question} snapshot={snapshot} send={send} />}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Modal>
  );
}

function beginningOf(question: Question) {
  if (question.variant !== 'prompt') return undefined;
  const value = question.value ?? '';
  return { value, problem: question.validate?.(value) ?? null };
}

function actionOf(question: Question): ConfirmAction | undefined {
  if (question.variant === 'alert') return undefined;
  if (question.variant === 'prompt') return question.confirmAction;
  const { confirmAction } = question;
  return confirmAction && ((_, signal) => confirmAction(signal));
}
