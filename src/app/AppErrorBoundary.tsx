// The last net: an error in the frame itself, or a page of errors that did not arrive. It needs no router, session or data to draw.
import { Component, type ReactNode } from 'react';
import { describeError, type ErrorDescription } from '#src/routes/error/describeError.ts';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import styles from './AppErrorBoundary.module.css';

interface State {
  failure: ErrorDescription | null;
}

/** Draws `children`, or a page without router, session or data when they fail. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: describeError(error) };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main className={styles.page}>
        <h1>{failure.title}</h1>
        <p role="alert">{failure.text}</p>
        <a className={buttonClassName('primary', 'lg')} href="/">
          Start again
        </a>
      </main>
    );
  }
}
