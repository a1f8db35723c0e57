// The stroke icons, as path data on a 24 by 24 field. Circles and boxes are written as paths, so that one attribute draws any of them.
import { modeIcons } from './modeIcons.ts';
import { warningIcon } from './warningIcon.ts';
import { homeIcon, libraryIcon } from './wayIcons.ts';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const tray = 'M4 17v2.5A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5V17';

/** Path data by name. Named by what is shown, or by the document kind for which an icon stands. */
export const icons = {
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  article: 'M14 3H6.5A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V8zM14 3v5h5M9 13h6M9 17h4',
  book: 'M5 19V5a2 2 0 0 1 2-2h12v18H7a2 2 0 0 1 0-4h12',
  check: 'M5 12.5l4.5 4.5L19 7',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  code: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5',
  columns: `${box(3.5, 4.5, 17, 15, 1.5)}M9.5 4.5v15M15 4.5v15`,
  copy: `${box(8.5, 8.5, 12, 12, 1.5)}M15.5 8.5V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h3.5`,
  download: `M12 3v11M7.5 10l4.5 4.5 4.5-4.5${tray}`,
  edit: 'M4 20l1-4.5L16.5 4a1.4 1.4 0 0 1 2 0L20 5.5a1.4 1.4 0 0 1 0 2L8.5 19zM14 6.5l3.5 3.5',
  external: 'M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  eye: `M2.5 12C4.5 8 8 5.5 12 5.5S19.5 8 21.5 12c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12z${circle(12, 12, 3)}`,
  eyeOff:
    'M4 4l16 16M9.5 5.9A9.7 9.7 0 0 1 12 5.5c4 0 7.5 2.5 9.5 6.5a15 15 0 0 1-2.9 3.8M6.3 7.5A14 14 0 0 0 2.5 12c2 4 5.5 6.5 9.5 6.5 1.8 0 3.5-.5 5-1.4M10 9.8a3 3 0 0 0 4.2 4.2',
  folder:
    'M3 18V6a1.5 1.5 0 0 1 1.5-1.5h4.6L11.5 7h8A1.5 1.5 0 0 1 21 8.5V18a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z',
  globe: `${circle(12, 12, 9)}M3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z`,
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  history: 'M4 11.5A8 8 0 1 1 6.5 17.5M4 5v6.5h6.5M12 8v4.5l3 2',
  home: homeIcon,
  info: `${circle(12, 12, 9)}M12 11v5.5M12 7.5v.01`,
  library: libraryIcon,
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  logOut: 'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M16.5 8l4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  ...modeIcons,
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  openBook: 'M12 7c-1.8-1.6-4.6-2.5-9-2.5v13c4.4 0 7.2.9 9 2.5 1.8-1.6 4.6-2.5 9-2.5v-13c-4.4 0-7.2.9-9 2.5zM12 7v13',
  organization:
    'M5 21V4.5A1.5 1.5 0 0 1 6.5 3h7A1.5 1.5 0 0 1 15 4.5V21M15 9h3.5a1.5 1.5 0 0 1 1.5 1.5V21M3 21h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3',
  people: `${circle(9, 8, 3.5)}M2.5 20c.6-3.4 3.2-5.2 6.5-5.2s5.9 1.8 6.5 5.2M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15.2c2 .8 3.2 2.4 3.6 4.8`,
  person: `${circle(12, 8, 4)}M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5`,
  plus: 'M12 5v14M5 12h14',
  presentation: 'M3 4h18M4.5 4v10.5h15V4M12 14.5V18M8.5 21l3.5-3 3.5 3',
  reload: 'M20 11.5A8 8 0 1 0 17.5 17.5M20 5v6.5h-6.5',
  search: `${circle(11, 11, 6.5)}M20 20l-4.3-4.3`,
  thesis: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V16c1.5 1.6 3.3 2.3 5.5 2.3s4-.7 5.5-2.3v-4.5M21.5 9.5V15',
  trash:
    'M4 6.5h16M9 6.5v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6 6.5l.8 13a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4l.8-13',
  undo: 'M8 5L3.5 9.5 8 14M3.5 9.5H14.5a5.5 5.5 0 0 1 0 11H11',
  upDown: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  upload: `M12 15V4M7.5 8L12 3.5 16.5 8${tray}`,
  warning: warningIcon,
} as const satisfies Record<string, string>;

/** The names of all icons. */
export type IconName = keyof typeof icons;

/** Icons made of dots need a thicker stroke. */
export const iconWeights: Partial<Record<IconName, number>> = { grip: 2.5, more: 2.75 };
