// What to tell a person about an error that stopped a page.
import { NetworkError, TimeoutError } from '#src/relay/transportError.ts';

export interface ErrorDescription {
  /** The status code, where the fault is the server's or ours. */
  code: number | undefined;
  title: string;
  text: string;
}

/** Tells apart what the person can mend (a connection, an old version of the page) from what only we can. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      code: undefined,
      title: error.message,
      text: 'The server did not answer. What you had saved is safe. Check the connection, then try again.',
    };
  }
  if (isChunkFailure(error)) {
    return {
      code: undefined,
      title: 'A part of the page did not arrive',
      text: 'The connection broke, or the site has a newer version. What you had saved is safe. Reload the page to go on.',
    };
  }
  return {
    code: 500,
    title: 'Internal Server Error',
    text: 'The page could not be shown. What you had saved is safe. Try again; if it happens again, it is ours to mend.',
  };
}

/** The browsers' words for a module that could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}
