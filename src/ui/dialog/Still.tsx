// Keeps a picture as it is while it leaves: what it was drawn from may be gone already.
import { Component, type ReactNode } from 'react';

interface StillProps {
  still: boolean;
  children: ReactNode;
}

/** Draws `children`; while `still`, those it drew last. */
export class Still extends Component<StillProps> {
  override shouldComponentUpdate({ still }: StillProps): boolean {
    return !still;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
