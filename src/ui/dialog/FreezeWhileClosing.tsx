// Keeps a dialog's content as it is while it closes: the data that it was drawn from may be gone already.
import { Component, type ReactNode } from 'react';

interface FreezeWhileClosingProps {
  closing: boolean;
  children: ReactNode;
}

/** Draws `children`; while `closing`, those it drew last. */
export class FreezeWhileClosing extends Component<FreezeWhileClosingProps> {
  override shouldComponentUpdate({ closing }: FreezeWhileClosingProps): boolean {
    return !closing;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
