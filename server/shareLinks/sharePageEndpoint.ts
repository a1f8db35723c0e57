// GET /share/{secret}: the page of a read-only link for people: what it shows, its documents, a search among them, one of them, and its files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { splitBlocks } from '#bibliography/bibtex/blocks.ts';
import { nameInAddress, sharePrefix } from '#site/shareAddresses.ts';
import { exportDocuments } from '../export/exportDocuments.ts';
import { fileNameOf, findGroupName } from '../export/fileName.ts';
import { formatOf } from '../export/formats.ts';
import { sendHtml } from '../http/htmlPage.ts';
import { allowInlineScript } from '../http/securityHeaders.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import type { Selection } from '../list/selection.ts';
import { type OpenLink, openLink, refuse, selectionOf, type LinkServices } from './openLink.ts';
import { findSharedDocument, readSharedList, type SharedQuestion } from './sharedDocuments.ts';
import { shareLinkTexts } from './shareLinkTexts.ts';
import {
  type ListPage,
  type PageAddress,
  scriptHash,
  type SharedDocument,
  writeDocumentPage,
  writeListPage,
  writeNoDocument,
} from './writeSharePage.ts';

const texts = shareLinkTexts.page;

function describe({ link: { query } }: OpenLink, groupName: string | null): string {
  if (query !== null) return groupName === null ? texts.search(query) : texts.searchInGroup(query, groupName);
  return groupName === null ? texts.library : texts.group(groupName);
}

const sharedDocument = ({ id, kind, fields }: DocumentRow): SharedDocument => ({
  id,
  draft: toWholeDocument(kind, fields),
});

/** The problem of a search that cannot be read; throws every other error. */
function searchProblem(error: unknown): string {
  const problems: unknown = error instanceof GraphQLError ? error.extensions.problems : undefined;
  const [first] = Array.isArray(problems) ? (problems as readonly { message: string }[]) : [];
  if (first === undefined) throw error;
  return first.message;
}

async function listOf(open: OpenLink, question: SharedQuestion): Promise<ListPage['list']> {
  try {
    const { page, count } = await readSharedList(open, question);
    const { startCursor, endCursor, hasNextPage, hasPreviousPage } = page.pageInfo;
    return {
      kind: 'documents',
      documents: page.edges.map(({ row }) => sharedDocument(row)),
      count,
      previous: hasPreviousPage ? (startCursor ?? null) : null,
      next: hasNextPage ? (endCursor ?? null) : null,
    };
  } catch (error) {
    return { kind: 'problem', message: searchProblem(error) };
  }
}

/** The document as an entry of a file; as in the files of the link, without its groups. */
async function entryOf({ library }: OpenLink, selection: Selection, id: string): Promise<string> {
  const format = formatOf('biblatex');
  if (format === null) throw new Error('There is no export as BibLaTeX.');
  const one = { ...selection, ids: [id] };
  let file = '';
  for await (const piece of exportDocuments(library, one, format, { hidesGroups: true })) file += piece;
  // Without the comments for the desktop app.
  return splitBlocks(file)
    .flatMap(({ kind, type, body }) => (kind === 'entry' ? [`@${type}{${body}}`] : []))
    .join('\n\n');
}

async function answerDocument(
  response: ServerResponse,
  open: OpenLink,
  id: string,
  here: PageAddress,
): Promise<string> {
  const selection = await selectionOf(open);
  const row = await findSharedDocument(open, selection, id);
  if (row !== null) return writeDocumentPage(sharedDocument(row), await entryOf(open, selection, row.id), here);
  response.statusCode = 404;
  return writeNoDocument(here);
}

async function answerList(
  open: OpenLink,
  question: SharedQuestion,
  here: PageAddress,
  { accounts }: LinkServices,
): Promise<string> {
  const { link, library } = open;
  const groupName = link.groupId === null ? null : await findGroupName(library, link.groupId);
  const fileName = await fileNameOf(library, { filterBy: link }, await selectionOf(open));
  return writeListPage({
    title: groupName ?? texts.title,
    description: describe(open, groupName),
    fileAddress: `${accounts.options.publicUrl()}${here({})}/${nameInAddress(fileName)}`,
    here,
    search: question.search,
    list: await listOf(open, question),
  });
}

export async function answerSharePage(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  services: LinkServices,
): Promise<void> {
  const secret = address.pathname.slice(sharePrefix.length);
  const open = await openLink(request, response, secret, services);
  if (open === null) return;
  const here: PageAddress = (parameters) => {
    const search = new URLSearchParams(parameters).toString();
    return `${sharePrefix}${secret}${search === '' ? '' : `?${search}`}`;
  };
  const asked = (name: string) => address.searchParams.get(name);
  try {
    const id = asked('document');
    const question = { search: (asked('q') ?? '').trim(), after: asked('after'), before: asked('before') };
    const html = await (id === null
      ? answerList(open, question, here, services)
      : answerDocument(response, open, id, here));
    allowInlineScript(response, scriptHash);
    sendHtml(request, response, html);
  } catch (error) {
    refuse(response, error);
  }
}
