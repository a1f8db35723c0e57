// Takes a chart out: as a picture, as text for documents, as data; into a file or the clipboard.
import type { RefObject } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Menu } from '#src/ui/menu/Menu.tsx';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { Chart } from '../chart/chart.ts';
import { toJson } from '../chart/toJson.ts';
import { toMermaid } from '../chart/toMermaid.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { copyText } from './copyText.ts';
import { saveFile } from './saveFile.ts';

interface Format {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  readonly write: (chart: Chart, drawing: DrawingHandle | null) => string | Promise<string>;
}

const formats: readonly Format[] = [
  {
    name: 'SVG',
    extension: 'svg',
    type: 'image/svg+xml',
    write: (_chart, drawing) => {
      if (!drawing) throw new Error('The chart is not drawn yet.');
      return drawing.toSvg();
    },
  },
  { name: 'Mermaid', extension: 'mmd', type: 'text/plain', write: toMermaid },
  { name: 'JSON', extension: 'json', type: 'application/json', write: toJson },
];

export interface ExportMenuProps {
  chart: Chart;
  drawing: RefObject<DrawingHandle | null>;
}

/** Draws the menu. */
export function ExportMenu({ chart, drawing }: ExportMenuProps) {
  const download = async ({ extension, type, write }: Format) => {
    saveFile(`${chart.id}.${extension}`, type, await write(chart, drawing.current));
  };
  const copy = async ({ name, write }: Format) => {
    await copyText(await write(chart, drawing.current));
    toast({ key: 'export', message: `${name} copied`, tone: 'success' });
  };
  const entry = (verb: 'Download' | 'Copy', act: (format: Format) => Promise<void>) => (format: Format) => ({
    id: `${verb}-${format.extension}`,
    label: `${verb} ${format.name}`,
    icon: verb === 'Download' ? ('download' as const) : ('copy' as const),
    onSelect: () => {
      act(format).catch((error: unknown) => {
        const why = messageOf(error);
        toast({ key: 'export', message: `The chart could not be taken out as ${format.name}: ${why}`, tone: 'danger' });
      });
    },
  });
  const items: readonly MenuItem[] = [
    ...formats.map(entry('Download', download)),
    'separator',
    ...formats.map(entry('Copy', copy)),
  ];
  return <Menu label="Export" icon="upload" items={items} />;
}
