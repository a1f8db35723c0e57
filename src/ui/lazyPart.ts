// Components whose code is loaded when they are first shown, and which are shown at once if it was preloaded.
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

export interface Preloadable {
  /** Loads the code in advance. */
  preload: () => Promise<void>;
}

export interface LazyPart<Props extends object> extends Preloadable {
  (props: Props): ReactNode;
}

/**
 * The component that `load` resolves to. It suspends only while its code is loading. A component of React's `lazy` suspends when it is first shown even if
 * its code is there, and React then shows the fallback for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Suspending: ComponentType<Props> = lazy(loadOnce);
  function Part(props: Props) {
    // Kept while it is mounted, because another component would start without this one's state.
    const [shown] = useState(() => loaded ?? Suspending);
    return createElement(shown, props);
  }
  const preload = async () => {
    await loadOnce();
  };
  return Object.assign(Part, { preload });
}
