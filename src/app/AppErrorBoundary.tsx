// The last net: an error in the frame itself, or a page of errors that did not arrive. It needs no router, session or data to draw,
// and knows no causes: every page loads it, and it is hardly ever seen.
import { Component, type ReactNode } from 'react';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import styles from './AppErrorBoundary.module.css';

interface State {
  failed: boolean;
}

/** Draws `children`, or a page without router, session or data when they fail. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1>The page could not be shown</h1>
        <p role="alert">
          The connection broke, the site has a newer version, or it is ours to mend. What you had saved is safe.
        </p>
        <a className={buttonClassName('primary', 'lg')} href="/">
          Start again
        </a>
      </main>
    );
  }
}
