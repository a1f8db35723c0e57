// Provides tooltips: any element sets its own with `data-tip="…"`, and the shortcut with `data-tip-keys`.
import { useEffect, useState } from 'react';
import { loadOptional } from '../preload.ts';
import type { TooltipLayer as TooltipLayerType } from './TooltipLayer.tsx';

/** Rendered once around all pages; the layer is loaded for the first element that has a tip. */
export function TooltipHost() {
  const [Layer, setLayer] = useState<typeof TooltipLayerType | null>(null);
  useEffect(() => {
    if (Layer) return;
    const fetchLayer = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-tip]')) return;
      loadOptional(import('./TooltipLayer.tsx')).then(
        ({ TooltipLayer }) => {
          setLayer(() => TooltipLayer);
        },
        // The next element tries again.
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
