// The icons of links on error pages, in a file of their own so that these pages don't load all icons.

export const homeIcon = 'M4 11l8-7 8 7v8.5a1 1 0 0 1-1 1h-4.5V14h-5v6.5H5a1 1 0 0 1-1-1z';

export const libraryIcon = 'M4.5 4v16M9.5 4v16M14 4.5l5 15';
