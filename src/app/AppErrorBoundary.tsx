// The last net: an error in the frame itself, where no route can show it. It needs nothing of the app to draw.
import { Component, type ReactNode } from 'react';
import { buttonClassName } from '#src/ui/buttonClassName.ts';
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
        <h1>Internal Server Error</h1>
        <p role="alert">The page could not be shown. What you had saved is safe.</p>
        <a className={buttonClassName('primary', 'lg')} href="/">
          Start again
        </a>
      </main>
    );
  }
}
