// The content of an error page: a number, what happened, whether the work is safe, and links to continue.
import type { ReactNode } from 'react';
import styles from './ErrorMessage.module.css';

export interface ErrorMessageProps {
  /** The status code, or nothing where there is none. */
  code?: number | undefined;
  title: ReactNode;
  children: ReactNode;
}

/** Renders the message inside a page's content. */
export function ErrorMessage({ code, title, children }: ErrorMessageProps) {
  return (
    <div className={styles.error}>
      <p className={styles.code}>{code}</p>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
