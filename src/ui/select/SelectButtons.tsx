// The buttons at the end of a select's box: one clears the choice, one opens the list.
import { IconButton } from '../button/IconButton.tsx';
import styles from './Select.module.css';

export interface ClearButtonProps {
  label: string;
  /** Whether the button is in the tab order. */
  isTabStop: boolean;
  onClear: () => void;
}

export function ClearButton({ label, isTabStop, onClear }: ClearButtonProps) {
  return <IconButton size="sm" icon="close" label={label} tabIndex={isTabStop ? undefined : -1} onClick={onClear} />;
}

export interface ListButtonProps {
  label: string;
  disabled: boolean;
  /** The id of the list while it is open. */
  openListId: string | undefined;
  onToggle: () => void;
}

export function ListButton({ label, disabled, openListId, onToggle }: ListButtonProps) {
  return (
    <IconButton
      size="sm"
      icon="upDown"
      className={styles.toggle}
      label={label}
      tabIndex={-1}
      disabled={disabled}
      aria-controls={openListId}
      aria-expanded={openListId !== undefined}
      // Keeps the focus in the input.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onToggle}
    />
  );
}
