// Replaces a form once it is accepted. Its heading gets the focus, because the pressed button is gone.
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';

/** Renders the answer; `state` is the state of the flow. */
export function Answer({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.answer} data-state={state}>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
