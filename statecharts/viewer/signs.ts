// The viewer's own icons, as path data on a 24 by 24 grid like ui/icon/icons.ts.

export const signs = {
  collapseAll: 'M8 4l4 4 4-4M8 20l4-4 4 4M5 12h14',
  expandAll: 'M8 8l4-4 4 4M8 16l4 4 4-4M5 12h14',
  fit: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M7.5 5l11 7-11 7z',
  stepBack: 'M18 6l-8.5 6 8.5 6zM6 6v12',
  stepForward: 'M6 6l8.5 6L6 18zM18 6v12',
} as const satisfies Record<string, string>;

export type SignName = keyof typeof signs;
