// A text that the build made from Markdown.

/** Renders the HTML, which is safe because it comes only from our own Markdown. */
export function Prose({ html, className }: { html: string; className: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
