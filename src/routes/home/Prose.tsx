// A text of ours as the build made it of Markdown.

/** Draws the text. It is written by us and made at build: nothing of it comes from a visitor. */
export function Prose({ html, className }: { html: string; className: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
