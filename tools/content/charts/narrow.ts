// Computes whether a text fits on a chart in the narrowest supported window.

/** The chart's width in a window of 320 px. */
const width = 288;

/** The mean width of a letter in the font size of the charts. */
const letter = 6.6;

/** The percentage of the chart's width that a text takes in the narrowest window. */
export function shareOfText(text: string): number {
  return ((text.length * letter) / width) * 100;
}
