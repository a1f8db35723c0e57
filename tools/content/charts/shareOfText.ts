// Computes how much of a chart's width a text takes in the narrowest supported window.

/** The chart's width in a window of 320 px. */
const width = 288;

/** The mean width of a letter in the font size of the charts. */
const letterWidth = 6.6;

/** The percentage of the chart's width that a text takes in the narrowest window. */
export function shareOfText(text: string): number {
  return ((text.length * letterWidth) / width) * 100;
}
