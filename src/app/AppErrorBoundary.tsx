// The outermost error boundary, for errors in the app's frame or an error page that failed to load. It is on every page but rarely shown, so it is small: it
// needs no router, session or data, and doesn't distinguish causes.
import { Component, type ReactNode } from 'react';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import styles from './AppErrorBoundary.module.css';

/** Defined here, because every page loads this file; the texts of other errors are loaded with their pages. */
const texts = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Everything you saved is safe. Go to the home page, or reload to try again.',
  home: 'Go to the home page',
};

interface State {
  failed: boolean;
}

/** Renders `children` or, if they throw, a minimal error page. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1>{texts.title}</h1>
        <p role="alert">{texts.text}</p>
        <a className={buttonClassName('primary', 'lg')} href="/">
          {texts.home}
        </a>
      </main>
    );
  }
}
