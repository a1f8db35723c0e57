// The layout of all mails: the content is a list of parts, from which both the plain text and the HTML are created.
import { escapeHtml } from '#site/escapeHtml.ts';
import { productName } from '#site/productName.ts';
import type { Mail } from '../edges.ts';

/** A paragraph, or a link with its label. */
export type LetterPart = string | { readonly label: string; readonly href: string };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** The address of the site, which the mail shows as its origin. */
  readonly publicUrl: string;
}

/** Creates a mail in plain text and HTML with the same content. Addresses of links are always visible. */
export function setLetter(letter: Letter): Mail {
  return { to: letter.to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ parts, publicUrl }: Letter): string {
  const paragraphs = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`));
  // Mail programs recognize a signature by the line with two hyphens.
  return `${paragraphs.join('\n\n')}\n\n-- \n${productName}\n${publicUrl}\n`;
}

// Mail programs support neither external style sheets nor variables, so the colors of src/ui/theme/tokens.css are repeated here. Inline styles
// are for programs that drop the style sheet; in dark mode, the style sheet overrides them.
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
