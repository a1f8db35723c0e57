// A password input, hidden unless its owner shows it. Pasting is allowed, for password managers.
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import styles from './PasswordInput.module.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { uiTexts } from '../uiTexts.ts';

/** Renders a password box with a button that shows and hides it. */
export function PasswordInput({ className, ...rest }: Omit<TextInputProps, 'type' | 'start' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      className={classNames(styles.box, className)}
      end={
        <IconButton
          label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          icon={shown ? 'eyeOff' : 'eye'}
          size={rest.fieldSize === 'lg' ? 'md' : 'sm'}
          disabled={rest.disabled}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
