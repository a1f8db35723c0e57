// Where tips come from: any element says its own with `data-tip="…"`, and the keys that do the same with `data-tip-keys`.
import { useEffect, useState } from 'react';
import { preload } from '../preload.ts';
import type { TooltipLayer as TooltipLayerType } from './TooltipLayer.tsx';

/** Stands once around all pages; the layer comes with the first element that has something to say. */
export function TooltipHost() {
  const [Layer, setLayer] = useState<typeof TooltipLayerType | null>(null);
  useEffect(() => {
    if (Layer) return;
    const fetchLayer = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-tip]')) return;
      preload(import('./TooltipLayer.tsx')).then(
        ({ TooltipLayer }) => {
          setLayer(() => TooltipLayer);
        },
        // The next one asks again.
        () => undefined,
      );
    };
    const leave = new AbortController();
    document.addEventListener('pointerover', fetchLayer, { signal: leave.signal });
    document.addEventListener('focusin', fetchLayer, { signal: leave.signal });
    return () => {
      leave.abort();
    };
  }, [Layer]);
  return Layer && <Layer />;
}
