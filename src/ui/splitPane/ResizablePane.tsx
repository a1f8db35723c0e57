// A pane that can be resized by the divider at its edge, with a pointer, touch or the keyboard (the window splitter pattern).
// A double click restores its usual size. The width is stored on this device.
import { useActorRef, useSelector } from '@xstate/react';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { splitPaneMachine } from '#machines/splitPane/splitPaneMachine.ts';
import { classNames } from '../classNames.ts';
import { Divider } from './Divider.tsx';
import { recallSize, rememberSize } from './rememberedSize.ts';
import styles from './SplitPane.module.css';
import { useMeasuredPane } from './useMeasuredPane.ts';

export interface ResizablePaneProps {
  /** The accessible name of the divider. */
  label: string;
  /** The key under which the width is stored. */
  name: string;
  /** In pixels. */
  min: number;
  max: number;
  /** The width that the panes beside it need at least. */
  rest: number;
  /** Whether the pane is at the end of its frame (the right), or at the start. */
  side?: 'start' | 'end' | undefined;
  /** Enter on the divider collapses the pane. */
  collapsible?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders the pane; without a stored width it has the width `--usual-size`. */
export function ResizablePane({
  label,
  name,
  min,
  max,
  rest,
  side = 'end',
  collapsible = false,
  className,
  children,
}: ResizablePaneProps) {
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  const [remembered] = useState(() => recallSize(name));
  const actor = useActorRef(splitPaneMachine, { input: { min, max, size: remembered, collapsible } });
  const size = useSelector(actor, ({ context }) => context.size);
  const collapsed = useSelector(actor, (snapshot) => snapshot.matches('collapsed'));
  useEffect(() => {
    const listening = actor.on('size.chosen', (chosen) => {
      rememberSize(name, chosen.size);
    });
    return () => {
      listening.unsubscribe();
    };
  }, [actor, name]);
  const measured = useMeasuredPane(actor, pane, { min, max, rest });
  const sizes = {
    '--min': `${min}px`,
    '--max': `${max}px`,
    '--rest': `${rest}px`,
    ...(size !== null && { '--size': `${size}px` }),
  } as CSSProperties;
  return (
    <div ref={pane} className={classNames(styles.resizable, className)} data-side={side} style={sizes}>
      <Divider
        actor={actor}
        pane={pane}
        paneId={id}
        label={label}
        side={side}
        width={measured.width}
        min={min}
        max={measured.max}
      />
      <div id={id} className={styles.content} inert={collapsed} data-collapsed={collapsed || undefined}>
        {children}
      </div>
    </div>
  );
}
