// Selects the keywords to show in a row: of nested ones (`>`) only the deepest, by its own name. The document's pane shows all.

/** The names, each once, without those of ancestors of other keywords. */
export function deepestKeywords(keywords: readonly string[]): string[] {
  const chains = keywords.map((keyword) => keyword.split(/\s*>\s*/));
  const above = new Set(['', ...chains.flatMap((chain) => chain.slice(0, -1))]);
  return [...new Set(chains.flatMap((chain) => chain.slice(-1)))].filter((name) => !above.has(name));
}
