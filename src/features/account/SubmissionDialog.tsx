// A dialog with a form of the account. It stays open until the server has answered, because the result would be unknown otherwise.
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { SubmissionForm, type SubmissionFormProps } from './SubmissionForm.tsx';

export interface SubmissionDialogProps extends Pick<
  SubmissionFormProps,
  'submission' | 'fields' | 'submitLabel' | 'busyLabel' | 'tone'
> {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** Shown between the description and the form. */
  message?: ReactNode;
  cancelLabel: string;
}

/** Renders the dialog; the Cancel button has the focus initially. */
export function SubmissionDialog({
  open,
  onClose,
  title,
  description,
  message,
  cancelLabel,
  ...form
}: SubmissionDialogProps) {
  const { snapshot } = form.submission;
  const isUnderWay = snapshot.hasTag('busy') || snapshot.status === 'done';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={isUnderWay}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      message={message}
    >
      <SubmissionForm
        {...form}
        place="section"
        beside={
          <Button size="lg" data-autofocus disabled={isUnderWay} onClick={onClose}>
            {cancelLabel}
          </Button>
        }
      />
    </Dialog>
  );
}
