// The page's one tooltip: its machine, which follows all elements that have a tip.
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
  // Browsers send no leave event if the anchor is removed under the mouse, or has just opened something. It may also have been pressed before
  // presses were tracked.
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
