// The last net: an error in the frame itself, or a page of errors that did not arrive. It needs no router, session or data to draw,
// and knows no causes: every page loads it, and it is hardly ever seen.
import { Component, type ReactNode } from 'react';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import styles from './AppErrorBoundary.module.css';

/** Here, because every page loads them: the texts of the other errors come with those. */
const texts = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Everything you saved is safe. Go to the home page, or reload to try again.',
  home: 'Go to the home page',
};

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
        <h1>{texts.title}</h1>
        <p role="alert">{texts.text}</p>
        <a className={buttonClassName('primary', 'lg')} href="/">
          {texts.home}
        </a>
      </main>
    );
  }
}
