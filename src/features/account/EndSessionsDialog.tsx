// The confirmation before sessions are ended.
import { accountTexts } from './accountTexts.ts';
import { ConfirmLoginDialog, type ConfirmLoginDialogProps } from './ConfirmLoginDialog.tsx';

const texts = accountTexts.sessions;

export interface EndSessionsDialogProps extends Pick<
  ConfirmLoginDialogProps,
  'open' | 'title' | 'input' | 'submit' | 'onClose'
> {
  message: string;
  onEnded: () => void;
}

/** Renders the dialog. */
export function EndSessionsDialog({ message, onEnded, ...dialog }: EndSessionsDialogProps) {
  return (
    <ConfirmLoginDialog
      {...dialog}
      description={message}
      submitLabel={texts.confirm}
      busyLabel={texts.busy}
      onAccepted={onEnded}
    />
  );
}
