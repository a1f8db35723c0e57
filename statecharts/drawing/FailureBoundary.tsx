// Shows an error in place of what failed to render, with a button.
import { Component, type ReactNode } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

export interface FailureBoundaryProps {
  /** The text for the message of an error. */
  textOf: (message: string) => string;
  buttonLabel: string;
  /** What the button does. By default it renders `children` again. */
  onPress?: () => void;
  className: string | undefined;
  children: ReactNode;
}

/** Renders `children`, or the error. */
export class FailureBoundary extends Component<FailureBoundaryProps, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) };
  }

  override render() {
    const { message } = this.state;
    const { textOf, buttonLabel, onPress, className, children } = this.props;
    if (message === null) return children;
    const renderAgain = () => {
      this.setState({ message: null });
    };
    return (
      <div className={className}>
        <Notice tone="danger" role="alert" action={<Button onClick={onPress ?? renderAgain}>{buttonLabel}</Button>}>
          {textOf(message)}
        </Notice>
      </div>
    );
  }
}
