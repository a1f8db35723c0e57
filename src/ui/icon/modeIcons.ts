// The icons of the colour modes, in a file of their own so that the footer doesn't load all icons.

/** Path data by name, as in icons.ts. */
export const modeIcons = {
  monitor: 'M3 4.5h18v12H3zM12 16.5v3.5M8.5 20h7',
  moon: 'M20.5 14A8.5 8.5 0 1 1 10 3.5 7 7 0 0 0 20.5 14z',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
};
