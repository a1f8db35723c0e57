// The icon of an account: its initials in a circle.
import styles from './AccountFace.module.css';

/** Renders the letters. */
export function AccountFace({ email }: { email: string }) {
  return <span className={styles.face}>{initials(email)}</span>;
}

/** "marie.kaste@example.org" is MK; one word gives its first two letters. */
function initials(email: string): string {
  const [first = '', second = ''] = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase() || '?';
}
