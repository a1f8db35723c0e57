// The buttons of a question, the action at the right.
import type { DialogEvent } from '#machines/dialog/dialogTypes.ts';
import { Button } from '../button/Button.tsx';
import type { Question } from './questions.ts';
import { uiTexts } from '../uiTexts.ts';

export interface QuestionButtonsProps {
  question: Question;
  busy: boolean;
  send: (event: DialogEvent) => void;
}

/** Renders the buttons. The initial focus is on Cancel for destructive actions, else on the action; a prompt focuses its text box. */
export function QuestionButtons({ question, busy, send }: QuestionButtonsProps) {
  const { variant, confirmLabel = uiTexts.ok } = question;
  const dangerous = variant === 'confirm' && question.tone === 'danger';
  return (
    <>
      {variant !== 'alert' && (
        <Button
          size="lg"
          data-autofocus={dangerous || undefined}
          onClick={() => {
            send({ type: 'cancel' });
          }}
        >
          {question.cancelLabel ?? uiTexts.cancel}
        </Button>
      )}
      <Button
        size="lg"
        variant={dangerous ? 'danger' : 'primary'}
        data-autofocus={(variant !== 'prompt' && !dangerous) || undefined}
        busy={busy}
        busyLabel={variant === 'alert' ? undefined : question.busyLabel}
        onClick={() => {
          send({ type: 'confirm' });
        }}
      >
        {confirmLabel}
      </Button>
    </>
  );
}
