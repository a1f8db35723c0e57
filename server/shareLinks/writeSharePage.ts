// Writes the pages of a read-only link as HTML: the list of its documents, and one of them. They are pages without the app, so that they open at once, and work
// without JavaScript: the script only copies texts.
import { createHash } from 'node:crypto';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { documentYear } from '#bibliography/documentDate.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import { keywordsOf, peopleOf, textsOfFields } from '#bibliography/fieldTexts.ts';
import { doiUrl } from '#bibliography/identifiers.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { formatEntities } from '#bibliography/names.ts';
import { linkOf } from '#bibliography/urls.ts';
import { escapeHtml } from '#site/escapeHtml.ts';
import { productName } from '#site/productName.ts';
import { latexLine, type SharedFile, sharedFiles } from '#site/shareAddresses.ts';
import { writeHtmlPage } from '../http/htmlPage.ts';
import { shareLinkTexts } from './shareLinkTexts.ts';

const texts = shareLinkTexts.page;

const script = `for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const field = button.parentElement.querySelector('code');
    await navigator.clipboard.writeText(field.textContent);
    const label = button.textContent;
    button.textContent = '${texts.copied}';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}`;
/** For the policy of the page, which allows no other script. */
export const scriptHash = createHash('sha256').update(script).digest('base64');

/** In the colours of the site; the browser's preference decides between light and dark, because no cookie is read. */
const styles = `
:root { color-scheme: light dark; --ground: #fff; --text: #1d2126; --muted: #5b636d; --line: #d6dae0; --accent: #2f5f9e; --fill: #f4f6f8 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16191d; --text: #e6e9ed; --muted: #a2abb6; --line: #3a414a; --accent: #8db8ef; --fill: #20252b }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 48px }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere }
h2 { font-size: 18px; margin: 32px 0 8px }
h3 { font-size: 16px; margin: 0 }
p { margin: 0 0 16px }
.muted { color: var(--muted); font-size: 14px }
ul, ol { list-style: none; margin: 16px 0; padding: 0; border-top: 1px solid var(--line) }
li { padding: 12px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
.address, form, nav { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 4px }
form { margin-bottom: 12px }
nav { margin-left: -8px }
code { flex: 1 1 240px; min-width: 0; padding: 6px 8px; background: var(--fill); border-radius: 4px; font-size: 13px;
  overflow-wrap: anywhere; user-select: all }
pre code { display: block; white-space: pre-wrap; padding: 12px }
pre { margin: 0 0 8px }
a { color: var(--accent) }
.act { display: inline-block; padding: 6px 8px; min-height: 32px; font-size: 14px }
button { padding: 6px 12px; min-height: 36px; font: inherit; font-size: 14px; color: var(--text); background: var(--ground);
  border: 1px solid var(--line); border-radius: 4px; cursor: pointer }
input { flex: 1 1 240px; min-width: 0; padding: 6px 8px; min-height: 36px; font: inherit; color: var(--text); background: var(--ground);
  border: 1px solid var(--line); border-radius: 4px }
dl { display: grid; grid-template-columns: minmax(88px, max-content) 1fr; gap: 8px 16px; margin: 16px 0; overflow-wrap: anywhere }
dt { color: var(--muted) }
dd { margin: 0 }
.failed { padding: 8px 12px; border: 1px solid var(--line); border-radius: 4px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

const writeHtml = (title: string, body: string): string =>
  writeHtmlPage({ title, styles, script, main: `<p class="muted">${escapeHtml(productName)}</p>\n${body}` });

/** A text, and a button that copies it, which is shown where the script can copy. */
function writeCopied(text: string, copy: string): string {
  return `<code>${escapeHtml(text)}</code>
<button type="button" data-copy hidden>${copy}</button>`;
}

function writeFile({ format, ending }: SharedFile, address: string): string {
  const name = texts.formats[format];
  const action = format === 'html' ? texts.open : texts.download;
  return `<li><h3>${name}</h3>
<div class="address">${writeCopied(address + ending, texts.copy)}
<a class="act" href="${escapeHtml(address + ending)}" aria-label="${escapeHtml(`${action}: ${name}`)}">${action}</a></div></li>`;
}

/** A document in the list: its authors, its date, and where it appeared. */
function writeRow({ id, draft }: SharedDocument, here: PageAddress): string {
  const [title, venue] = textsOfFields(draft, ['title', 'journal']);
  const people = formatEntities([...peopleOf(draft, 'author')]) || formatEntities([...peopleOf(draft, 'editor')]);
  const [booktitle] = textsOfFields(draft, ['booktitle']);
  const facts = [people, yearOf(draft), venue ?? booktitle ?? ''].filter((fact) => fact !== '').join(' · ');
  return `<li><a href="${escapeHtml(here({ document: id }))}">${escapeHtml(title ?? texts.untitled)}</a>
<div class="muted">${escapeHtml(facts)}</div></li>`;
}

const yearOf = (draft: DocumentDraft): string => yearLabel(draft.fields.published ?? '', documentYear(draft));

export interface SharedDocument {
  readonly id: string;
  readonly draft: DocumentDraft;
}

/** The address of a page of this link with these parameters. */
export type PageAddress = (parameters: Readonly<Record<string, string>>) => string;

/** The content of the page of a link. */
export interface ListPage {
  readonly title: string;
  readonly description: string;
  /** The address of a file without its ending. */
  readonly fileAddress: string;
  readonly here: PageAddress;
  readonly search: string;
  /** The documents of this page; a message if the search cannot be read. */
  readonly list:
    | {
        readonly kind: 'documents';
        readonly documents: readonly SharedDocument[];
        readonly count: number;
        /** The cursors of the neighbouring pages; null where there is none. */
        readonly previous: string | null;
        readonly next: string | null;
      }
    | { readonly kind: 'problem'; readonly message: string };
}

function writeList({ list, search, here }: ListPage): string {
  if (list.kind === 'problem')
    return `<p class="failed" role="alert">${escapeHtml(texts.notSearched(list.message))}</p>`;
  const { documents, count, previous, next } = list;
  const asked: Readonly<Record<string, string>> = search === '' ? {} : { q: search };
  const pages = [
    ...(previous === null ? [] : [[here({ ...asked, before: previous }), texts.previous] as const]),
    ...(next === null ? [] : [[here({ ...asked, after: next }), texts.next] as const]),
  ].map(([address, label]) => `<a class="act" href="${escapeHtml(address)}">${label}</a>`);
  return `<p role="status">${escapeHtml(search === '' ? texts.count(count) : texts.found(count, search))}
${search === '' ? '' : `<a href="${escapeHtml(here({}))}">${texts.allDocuments}</a>`}</p>
${documents.length === 0 ? '' : `<ol>\n${documents.map((each) => writeRow(each, here)).join('\n')}\n</ol>`}
${pages.length === 0 ? '' : `<nav aria-label="${texts.pages}">${pages.join('\n')}</nav>`}`;
}

/** Writes the page with the list. */
export function writeListPage(page: ListPage): string {
  const { title, description, fileAddress, here, search } = page;
  return writeHtml(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p>
<h2>${texts.documents}</h2>
<form role="search" action="${escapeHtml(here({}))}">
<input type="search" name="q" aria-label="${texts.searchLabel}" value="${escapeHtml(search)}" placeholder="${texts.searchLabel}">
<button type="submit">${texts.searchButton}</button>
</form>
${writeList(page)}
<h2>${texts.files}</h2>
<ul>
${sharedFiles.map((file) => writeFile(file, fileAddress)).join('\n')}
</ul>
<h2>LaTeX</h2>
<p class="muted">${texts.latex}</p>
<div class="address">${writeCopied(latexLine(fileAddress), texts.copyLine)}</div>
<p></p>
<p class="muted">${texts.newest}</p>`,
  );
}

/** A text that is a link where it leads somewhere. */
function writeLink(text: string, address: string | null): string {
  const shown = escapeHtml(text);
  return address === null ? shown : `<a href="${escapeHtml(address)}" rel="noreferrer">${shown}</a>`;
}

/** Writes the page of one document, with its entry as BibLaTeX has it. */
export function writeDocumentPage({ draft }: SharedDocument, entry: string, here: PageAddress): string {
  const { fields } = draft;
  const { title, subtitle, doi, citationKeys } = fields;
  const [journal, booktitle, publisher, url] = textsOfFields(draft, ['journal', 'booktitle', 'publisher', 'url']);
  const people =
    formatEntities([...peopleOf(draft, 'author')], 'full') || formatEntities([...peopleOf(draft, 'editor')], 'full');
  const venue = [journal ?? booktitle ?? publisher ?? '', yearOf(draft)].filter((part) => part !== '').join(', ');
  const rows: readonly (readonly [string, string])[] = [
    [texts.fields.kind, escapeHtml(kindLabels[draft.kind])],
    [texts.fields.key, escapeHtml(citationKeys?.[0] ?? '')],
    [texts.fields.doi, doi ? writeLink(doi, doiUrl(doi)) : ''],
    [texts.fields.url, url ? writeLink(url, linkOf(url)) : ''],
    [texts.fields.keywords, escapeHtml(keywordsOf(draft).join(', '))],
    [texts.fields.abstract, escapeHtml(fields.abstract ?? '')],
  ];
  const name = title ?? texts.untitled;
  return writeHtml(
    name,
    `<nav><a class="act" href="${escapeHtml(here({}))}">${texts.back}</a></nav>
<h1>${escapeHtml(name)}</h1>
${subtitle ? `<p>${escapeHtml(subtitle)}</p>` : ''}
<p>${escapeHtml(people)}${people === '' || venue === '' ? '' : '<br>'}${escapeHtml(venue)}</p>
<dl>
${rows.flatMap(([label, value]) => (value === '' ? [] : [`<dt>${label}</dt><dd>${value}</dd>`])).join('\n')}
</dl>
<h2>${texts.entry}</h2>
<div><pre><code>${escapeHtml(entry.trim())}</code></pre>
<button type="button" data-copy hidden>${texts.copyEntry}</button></div>`,
  );
}

/** Writes the page for a document that the link does not show. */
export function writeNoDocument(here: PageAddress): string {
  return writeHtml(
    texts.title,
    `<h1>${texts.noDocument}</h1>\n<p><a href="${escapeHtml(here({}))}">${texts.back}</a></p>`,
  );
}
