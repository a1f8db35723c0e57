// Formats references in the style of a request, and says as errors of the API why that is not possible.
import type { GraphQLError } from 'graphql';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import type { Context } from '../graphql/context.ts';
import { badUserInput, codedError, notFound } from '../graphql/errors.ts';
import { requireViewer } from '../graphql/requireViewer.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { readOwnStyle } from './ownStyles.ts';
import { FormatEnded, StyleUnusable } from './pool/formatFailures.ts';
import type { FormatResults, FormatTask, FormatWish } from './pool/formatMessages.ts';
import { serverStyleTexts } from './serverStyleTexts.ts';
import type { SharedStyles } from './sharedStyles.ts';
import { findStyle, readStyleChoice } from './styleChoice.ts';

/** The library whose documents and styles are formatted, and what formats them. */
export interface FormatContext extends Pick<Context, 'styles' | 'formatPool'> {
  readonly library: ReadableLibrary;
  /** Whose share of the threads the work belongs to. */
  readonly viewer: { readonly id: string } | null;
}

/** A style and language as a request names them. A style that it leaves out is that of the library; so is a language, but only for that style: another one has its own. */
export interface NamedStyle {
  readonly style: string | null;
  readonly locale: string | null;
}

/** Throws NOT_FOUND for a style, and BAD_USER_INPUT for a language, that does not exist. */
export async function findWish(
  { style, locale }: NamedStyle,
  { library, styles }: Pick<FormatContext, 'library' | 'styles'>,
): Promise<Omit<FormatWish, 'format'>> {
  if (locale !== null && !Object.hasOwn(styles.locales, locale)) {
    throw badUserInput([{ path: ['locale'], message: serverStyleTexts.noSuchLocale(locale) }]);
  }
  const choice = await readStyleChoice(styles, library);
  const id = style ?? choice.style;
  const found = await findStyle(styles, library, id);
  if (found === null) throw notFound(serverStyleTexts.noSuchStyle(id));
  return { style: found, locale: locale ?? (id === choice.style ? choice.locale : null) };
}

/** Reads the files of one style of a library, and of those of all libraries. */
function readerOf({ path, id, source }: ListedStyle, library: ReadableLibrary, styles: SharedStyles) {
  return async (wanted: string): Promise<string> => {
    const own = source === 'own' && wanted === path ? await readOwnStyle(library, id) : null;
    return own ?? styles.read(wanted);
  };
}

/** Runs a task about references for the viewer; not if `signal` is aborted before its turn. The errors are those of `FormatPool`. */
export function formatReferences<Task extends Exclude<FormatTask, { kind: 'check' }>>(
  task: Task,
  context: FormatContext,
  signal?: AbortSignal,
): Promise<FormatResults[Task['kind']]> {
  const { library, styles, formatPool } = context;
  return formatPool.run(requireViewer(context).id, task, { read: readerOf(task.style, library, styles), signal });
}

/** The error of the API for a style that can't be used, or takes too long; null for any other error. */
export function formatRefusal(error: unknown): GraphQLError | null {
  if (error instanceof StyleUnusable) return badUserInput([{ path: ['style'], message: error.message }]);
  if (error instanceof FormatEnded) return codedError('BAD_REQUEST', serverStyleTexts.endless);
  return null;
}
