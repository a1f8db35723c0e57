// The texts of the line between two panes.

export const splitPaneTexts = {
  /** `pane` in a sentence: "the document". */
  width: (pane: string) => `Width of ${pane}`,
  collapsed: 'Collapsed',
  pixels: (width: number) => `${width} pixels`,
};
