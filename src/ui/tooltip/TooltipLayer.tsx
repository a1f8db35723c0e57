// The one tip of the page: its machine, told of everything on the page that has a tip.
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { statePath } from '#machines/statePath.ts';
import { tooltipMachine } from '#machines/tooltip/tooltipMachine.ts';
import { anchorNamed } from './anchors.ts';
import { Bubble } from './Bubble.tsx';
import { watchAnchors } from './watchAnchors.ts';

/** Draws the tip while there is one. */
export function TooltipLayer() {
  const [snapshot, send] = useMachine(tooltipMachine);
  const { tip } = snapshot.context;
  const name = tip?.anchor ?? null;

  useEffect(() => watchAnchors(send), [send]);
  // Nobody leaves what is taken off the page from under the mouse.
  useEffect(() => {
    if (name === null) return;
    const observer = new MutationObserver(() => {
      if (!anchorNamed(name)) send({ type: 'dismiss' });
    });
    observer.observe(document.body, { childList: true, subtree: true });
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
