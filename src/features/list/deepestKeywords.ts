// Which keywords of a document its row has room for: of those nested at `>` the deepest, by its own name. Its pane shows all.

/** The names, each once, without those that another of the keywords is below of. */
export function deepestKeywords(keywords: readonly string[]): string[] {
  const chains = keywords.map((keyword) => keyword.split(/\s*>\s*/));
  const above = new Set(['', ...chains.flatMap((chain) => chain.slice(0, -1))]);
  return [...new Set(chains.flatMap((chain) => chain.slice(-1)))].filter((name) => !above.has(name));
}
