// An icon button whose sign only the viewer has: among the icons of the interface it would come to every page.
import type { ComponentProps } from 'react';
import button from '#src/ui/button/IconButton.module.css';
import { classNames } from '#src/ui/classNames.ts';
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import { type SignName, signs } from './signs.ts';

export interface SignButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Spoken, and shown as a tip. */
  label: string;
  sign: SignName;
  /** `sm` is 24 px. */
  size?: 'sm' | 'md' | undefined;
}

/** Draws the button. */
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
