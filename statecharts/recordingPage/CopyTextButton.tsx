// A button that copies a text and says so.
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { copyText } from '../viewer/copyText.ts';

export interface CopyTextButtonProps {
  label: string;
  /** Written when the button is pressed. */
  text: () => string;
}

/** Renders the button. */
export function CopyTextButton({ label, text }: CopyTextButtonProps) {
  return (
    <Button
      variant="quiet"
      icon="copy"
      onClick={() => {
        copyText(text()).then(
          () => toast({ key: 'copy', message: 'Copied', tone: 'success' }),
          (error: unknown) => toast({ key: 'copy', message: messageOf(error), tone: 'danger' }),
        );
      }}
    >
      {label}
    </Button>
  );
}
