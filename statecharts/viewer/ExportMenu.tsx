// The menu that exports a chart as a picture, as text for documents or as data, into a file or the clipboard.
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
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.export;

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
      if (!drawing) throw new Error(texts.notDrawn);
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

/** Renders the menu. */
export function ExportMenu({ chart, drawing }: ExportMenuProps) {
  const download = async ({ extension, type, write }: Format) => {
    saveFile(`${chart.id}.${extension}`, type, await write(chart, drawing.current));
  };
  const copy = async ({ name, write }: Format) => {
    await copyText(await write(chart, drawing.current));
    toast({ key: 'export', message: texts.copied(name), tone: 'success' });
  };
  const entry = (verb: 'download' | 'copy', act: (format: Format) => Promise<void>) => (format: Format) => ({
    id: `${verb}-${format.extension}`,
    label: texts[verb](format.name),
    icon: verb,
    onSelect: () => {
      act(format).catch((error: unknown) => {
        const why = messageOf(error);
        toast({ key: 'export', message: texts.failed(format.name, why), tone: 'danger' });
      });
    },
  });
  const items: readonly MenuItem[] = [
    ...formats.map(entry('download', download)),
    'separator',
    ...formats.map(entry('copy', copy)),
  ];
  return <Menu label={texts.label} icon="upload" items={items} />;
}
