// Shows an error in place of a drawing whose layout failed, with a button that tries again.
import { Component, type ReactNode } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './ChartDrawing.module.css';
import { drawingTexts } from './drawingTexts.ts';

/** Renders `children`, or the error. */
export class LayoutBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div className={styles.failed}>
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button
              onClick={() => {
                this.setState({ message: null });
              }}
            >
              {drawingTexts.retry}
            </Button>
          }
        >
          {drawingTexts.failed(message)}
        </Notice>
      </div>
    );
  }
}
