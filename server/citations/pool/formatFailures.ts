// Why references could not be formatted.

/** The style can't be used; the message is a sentence for people. */
export class StyleUnusable extends Error {
  override readonly name = 'StyleUnusable';
}

/** Formatting took too long, or too much memory, and was ended. */
export class FormatEnded extends Error {
  override readonly name = 'FormatEnded';
}

/** The thread ended for another reason. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}
