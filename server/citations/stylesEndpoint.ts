// GET /api/styles?query= lists the citation styles and locales that there are; GET /api/styles/{id} answers the file of a style. With a session, both know the
// styles of the library as well.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findStyles, type ListedStyle } from '#bibliography/citation/styleIndex.ts';
import type { Context } from '../graphql/context.ts';
import { allows, reading, sendRefusal } from '../http/answer.ts';
import { createSiteFile, sendSiteFile } from '../http/siteFiles.ts';
import { listedOwnStyle, listOwnStyles, readOwnStyle } from './ownStyles.ts';
import { serverStyleTexts } from './serverStyleTexts.ts';
import { libraryToRead } from '../graphql/requestLibrary.ts';
import { namedParameter } from '../http/namedParameter.ts';
import { styleIdAt } from './styleAddress.ts';

const styleType = 'application/vnd.citationstyles.style+xml';

type StylesContext = Pick<Context, 'viewer' | 'libraries' | 'styles'>;

/** Sends what differs by session: browsers keep it, and ask each time whether it has changed. */
function sendKept(request: IncomingMessage, response: ServerResponse, type: string, text: string): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  sendSiteFile(request, response, 200, {
    ...createSiteFile(type, Buffer.from(text), []),
    varies: ['Authorization', 'Cookie'],
  });
}

/** A style as the list has it. It can be given to an engine as it is, and says the words of the API beside them. */
const writeStyle = (style: ListedStyle) => ({ ...style, formats: style.format === null ? [] : [style.format] });

export async function answerStyles(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  context: StylesContext,
): Promise<void> {
  if (!allows(request, response, reading)) return;
  const { viewer, styles } = context;
  const library = viewer && (await libraryToRead(context, namedParameter(address.searchParams, 'libraryId')));
  const own = library === null ? [] : (await listOwnStyles(library)).map(listedOwnStyle);
  const found = findStyles([...own, ...styles.styles], address.searchParams.get('query') ?? '');
  const list = { styles: found.map(writeStyle), locales: styles.locales };
  sendKept(request, response, 'application/json', JSON.stringify(list));
}

export async function answerStyle(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  context: StylesContext,
): Promise<void> {
  if (!allows(request, response, reading)) return;
  const { viewer, styles } = context;
  const id = styleIdAt(address.pathname) ?? '';
  const shared = styles.styles.find((style) => style.id === id);
  const library = viewer && (await libraryToRead(context, namedParameter(address.searchParams, 'libraryId')));
  const xml = shared ? await styles.read(shared.path) : library && (await readOwnStyle(library, id));
  if (xml === null) sendRefusal(response, 404, 'NOT_FOUND', serverStyleTexts.noSuchStyle(id));
  else sendKept(request, response, styleType, xml);
}
