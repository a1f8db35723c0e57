// What stands in place of a form once it is accepted. The focus goes to its heading: the button that was pressed is gone.
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import styles from './account.module.css';

/** Draws the answer; `state` is where the flow stands. */
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
