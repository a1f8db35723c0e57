// How much fits on a chart in the narrowest window that there is.

/** The chart's width in a window of 320 px. */
const width = 288;

/** The mean width of a letter, in the size that the charts are written in. */
const letter = 6.6;

/** The share of the chart's width that a text takes, in per cent, where the chart is narrowest. */
export function shareOfText(text: string): number {
  return ((text.length * letter) / width) * 100;
}
