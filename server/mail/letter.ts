// How every mail looks: what it says is a list of parts, and both of its forms, plain text and HTML, are made from that one list.
import { escapeHtml } from '#site/escapeHtml.ts';
import { productName } from '#site/productName.ts';
import type { Mail } from '../edges.ts';

/** A paragraph, or a link to follow with the words that stand on it. */
export type LetterPart = string | { readonly label: string; readonly href: string };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Where the site is: the mail says where it comes from. */
  readonly publicUrl: string;
}

/** Sets a letter as plain text and as HTML; both say the same, and an address in it can always be read before it is followed. */
export function setLetter(letter: Letter): Mail {
  return { to: letter.to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ parts, publicUrl }: Letter): string {
  const paragraphs = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`));
  // The line of two hyphens is what mail programs know a signature by.
  return `${paragraphs.join('\n\n')}\n\n-- \n${productName}\n${publicUrl}\n`;
}

// Mail programs know neither style sheets from elsewhere nor variables, so the colours of src/ui/theme/tokens.css stand here as they are.
// The styles within the elements are for those who drop the sheet; in the dark the sheet takes their place.
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body{background:#1a1917!important}
body,p{color:#ebeae7!important}
.quiet,.quiet a{color:#b0aeab!important}
.link{color:#88b3f0!important}
.act{background:#3876ce!important;color:#ffffff!important}
.end{border-color:#33322f!important}}`;

const styles = {
  body: "margin:0;padding:24px 16px;background:#ffffff;color:#1f1e1c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif",
  letter: 'max-width:560px;margin:0 auto',
  name: 'margin:0 0 24px;font-weight:600;color:#1f1e1c',
  paragraph: 'margin:0 0 16px;color:#1f1e1c;overflow-wrap:anywhere',
  act: 'display:inline-block;padding:8px 16px;border-radius:6px;background:#205eb0;color:#ffffff;font-weight:600;text-decoration:none',
  quiet: 'margin:0 0 24px;font-size:13px;color:#595855;overflow-wrap:anywhere',
  link: 'color:#205eb0',
  end: 'margin:32px 0 0;padding-top:16px;border-top:1px solid #dfdedb;font-size:13px;color:#595855',
} as const;

function asHtml({ subject, parts, publicUrl }: Letter): string {
  const site = escapeHtml(publicUrl);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body style="${styles.body}">
<div style="${styles.letter}">
<p style="${styles.name}">${escapeHtml(productName)}</p>
${parts.map(partAsHtml).join('\n')}
<p class="quiet end" style="${styles.end}">${escapeHtml(productName)}<br><a class="link" style="${styles.link}" href="${site}">${site}</a></p>
</div>
</body>
</html>
`;
}

function partAsHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p style="${styles.paragraph}">${escapeHtml(part)}</p>`;
  const link = escapeHtml(part.href);
  return `<p style="margin:24px 0 8px"><a class="act" style="${styles.act}" href="${link}">${escapeHtml(part.label)}</a></p>
<p class="quiet" style="${styles.quiet}">${link}</p>`;
}
