// The one tip of the page: its machine, told of everything on the page that has a tip.
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { statePath } from '#machines/statePath.ts';
import { tooltipMachine } from '#machines/tooltip/tooltipMachine.ts';
import { anchorNamed, isExpanded } from './anchors.ts';
import { Bubble } from './Bubble.tsx';
import { watchAnchors } from './watchAnchors.ts';

/** Renders the tip while there is one. */
export function TooltipLayer() {
  const [snapshot, send] = useMachine(tooltipMachine);
  const { tip } = snapshot.context;
  const name = tip?.anchor ?? null;

  useEffect(() => watchAnchors(send), [send]);
  // Nobody leaves what is taken off the page from under the mouse, or what has just opened something; and it may have been pressed before
  // presses were watched.
  useEffect(() => {
    if (name === null) return;
    const check = () => {
      const anchor = anchorNamed(name);
      if (!anchor || isExpanded(anchor)) send({ type: 'dismiss' });
    };
    check();
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-expanded'] });
    return () => {
      observer.disconnect();
    };
  }, [name, send]);

  const anchor = snapshot.hasTag('shown') && name !== null ? anchorNamed(name) : null;
  if (!anchor || !tip) return null;
  return (
    <Bubble key={`${tip.anchor} ${tip.text}`} tip={tip} anchor={anchor} state={statePath(snapshot.value)} send={send} />
  );
}
