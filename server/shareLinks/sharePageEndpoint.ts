// GET /share/{secret}: says what a read-only link shows, and offers its files. It is one page without the app, so that it opens at once, and works
// without JavaScript: the script only copies addresses.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sql from 'sql-template-tag';
import { escapeHtml } from '#site/escapeHtml.ts';
import { documentTitle, productName } from '#site/productName.ts';
import { latexLine, nameInAddress, type SharedFile, sharedFiles, sharePrefix } from '#site/shareAddresses.ts';
import { fileNameOf, findGroupName } from '../export/fileName.ts';
import { presentOf } from '../export/documentPages.ts';
import { allowInlineScript } from '../http/securityHeaders.ts';
import { askingFor, type Selection } from '../list/selection.ts';
import { type OpenLink, openLink, refuse, selectionOf, type LinkServices } from './openLink.ts';
import { shareLinkTexts } from './shareLinkTexts.ts';

const texts = shareLinkTexts.page;

const script = `for (const button of document.querySelectorAll('button')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const field = button.parentElement.querySelector('code');
    await navigator.clipboard.writeText(field.textContent);
    const label = button.textContent;
    button.textContent = '${texts.copied}';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}`;
const scriptHash = createHash('sha256').update(script).digest('base64');

/** In the colours of the site; the browser's preference decides between light and dark, because no cookie is read. */
const styles = `
:root { color-scheme: light dark; --ground: #fff; --text: #1d2126; --muted: #5b636d; --line: #d6dae0; --accent: #2f5f9e; --fill: #f4f6f8 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16191d; --text: #e6e9ed; --muted: #a2abb6; --line: #3a414a; --accent: #8db8ef; --fill: #20252b }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px 48px }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px }
h2 { font-size: 16px; margin: 0 }
p { margin: 0 0 16px }
.muted { color: var(--muted); font-size: 14px }
ul { list-style: none; margin: 24px 0; padding: 0; border-top: 1px solid var(--line) }
li { padding: 12px 0; border-bottom: 1px solid var(--line) }
.address { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 4px }
code { flex: 1 1 240px; min-width: 0; padding: 6px 8px; background: var(--fill); border-radius: 4px; font-size: 13px;
  overflow-wrap: anywhere; user-select: all }
a { color: var(--accent) }
a, button { padding: 6px 8px; min-height: 32px; font-size: 14px }
button { font-family: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 4px; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

/** What the page says. */
interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly count: number;
  /** The address of a file without its ending. */
  readonly address: string;
}

/** A text, and a button that copies it, which is shown where the script can copy. */
function writeCopied(text: string, copy: string): string {
  return `<code>${escapeHtml(text)}</code>
<button type="button" hidden>${copy}</button>`;
}

function writeFile({ format, ending }: SharedFile, address: string): string {
  const name = texts.formats[format];
  const action = format === 'html' ? texts.open : texts.download;
  return `<li><h2>${name}</h2>
<div class="address">${writeCopied(address + ending, texts.copy)}
<a href="${escapeHtml(address + ending)}" aria-label="${escapeHtml(`${action}: ${name}`)}">${action}</a></div></li>`;
}

function writePage({ title, description, count, address }: SharedPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(documentTitle(title))}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="muted">${escapeHtml(productName)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)} <strong>${texts.count(count)}</strong></p>
<ul>
${sharedFiles.map((file) => writeFile(file, address)).join('\n')}
</ul>
<h2>LaTeX</h2>
<p class="muted">${texts.latex}</p>
<div class="address">${writeCopied(latexLine(address), texts.copyLine)}</div>
<p></p>
<p class="muted">${texts.newest}</p>
</main>
<script>${script}</script>
</body>
</html>
`;
}

function describe({ link: { query } }: OpenLink, groupName: string | null): string {
  if (query !== null) return groupName === null ? texts.search(query) : texts.searchInGroup(query, groupName);
  return groupName === null ? texts.library : texts.group(groupName);
}

async function countOf({ library }: OpenLink, selection: Selection): Promise<number> {
  const [row] = await askingFor(selection, () =>
    library.query<{ count: number }>(
      (libraryId) => sql`select count(*) from documents where ${presentOf(selection)(libraryId)}`,
    ),
  );
  return row?.count ?? 0;
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
  try {
    const selection = await selectionOf(open);
    const groupName = open.link.groupId === null ? null : await findGroupName(open.library, open.link.groupId);
    const fileName = await fileNameOf(open.library, { filterBy: open.link }, selection);
    const page = writePage({
      title: groupName ?? texts.title,
      description: describe(open, groupName),
      count: await countOf(open, selection),
      address: `${services.accounts.options.publicUrl()}${sharePrefix}${secret}/${nameInAddress(fileName)}`,
    });
    const body = Buffer.from(page);
    allowInlineScript(response, scriptHash);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    refuse(response, error);
  }
}
