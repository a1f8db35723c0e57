// One section of the account page: the explanation at the left, the controls at the right.
import { type ReactNode, useId } from 'react';
import styles from './AccountSection.module.css';

export interface AccountSectionProps {
  title: string;
  /** What the section is for, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
}

/** Renders the section. */
export function AccountSection({ title, about, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {about}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
