// An icon button with an icon of the viewer's own: among the app's icons every page would load it.
import type { ComponentProps } from 'react';
import button from '#src/ui/button/IconButton.module.css';
import { classNames } from '#src/ui/classNames.ts';
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import { type SignName, signs } from './signs.ts';

export interface SignButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name and the tooltip. */
  label: string;
  sign: SignName;
  /** `sm` is 24 px. */
  size?: 'sm' | 'md' | undefined;
}

/** Renders the button. */
export function SignButton({ label, sign, size = 'md', className, ...rest }: SignButtonProps) {
  return (
    <button
      type="button"
      data-tip={label}
      {...rest}
      aria-label={label}
      className={classNames(button.button, size === 'sm' && button.sm, className)}
    >
      <StrokeIcon path={signs[sign]} size={size} />
    </button>
  );
}
