// Keeps a dialog's content unchanged while it closes, since its data may already be gone.
import { Component, type ReactNode } from 'react';

interface FreezeWhileClosingProps {
  closing: boolean;
  children: ReactNode;
}

/** Renders `children`; while `closing`, the last ones from before. */
export class FreezeWhileClosing extends Component<FreezeWhileClosingProps> {
  override shouldComponentUpdate({ closing }: FreezeWhileClosingProps): boolean {
    return !closing;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
