// Reads the first and last page of an entry.

interface Pages {
  pageStart: string | null;
  pageEnd: string | null;
}

/** "186–190" has two pages, "124106" one, "–190" only the last; any other text ("1–3, 7") is kept whole as the first page. */
export function readPages(text: string): Pages {
  const range = /^([^\s,;–—]*)\s*[–—]\s*([^\s,;–—]+)$/.exec(text) ?? /^([^\s,;–—-]+)\s*-\s*([^\s,;–—-]+)$/.exec(text);
  if (!range) return { pageStart: text, pageEnd: null };
  const [, start = '', end = ''] = range;
  return { pageStart: start === '' ? null : start, pageEnd: end };
}
