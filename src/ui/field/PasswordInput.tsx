// A password, hidden until its owner asks to see it. Pasting is allowed: password managers do it.
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import styles from './PasswordInput.module.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** Draws a password box with a button that shows and hides it. */
export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className={styles.input}
      />
      <IconButton
        className={styles.toggle}
        label={shown ? 'Hide password' : 'Show password'}
        icon={shown ? 'eyeOff' : 'eye'}
        onClick={() => {
          setShown(!shown);
        }}
      />
    </div>
  );
}
