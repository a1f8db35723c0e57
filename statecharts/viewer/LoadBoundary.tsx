// Shows an error in place of a part of the viewer that failed to load or render; other parts are not affected.
import { Component, type ReactNode } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './LoadBoundary.module.css';
import { viewerTexts } from './viewerTexts.ts';

export interface LoadBoundaryProps {
  /** The name of the part, such as `The drawing`. */
  what: string;
  children: ReactNode;
}

/** Renders `children`, or the error. */
export class LoadBoundary extends Component<LoadBoundaryProps, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div className={styles.place}>
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button
              onClick={() => {
                window.location.reload();
              }}
            >
              {viewerTexts.failed.reload}
            </Button>
          }
        >
          {viewerTexts.failed.message(this.props.what, message)}
        </Notice>
      </div>
    );
  }
}
