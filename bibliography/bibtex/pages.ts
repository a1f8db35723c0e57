// The pages of an entry: the first one and the last one.

interface Pages {
  pageStart: string | null;
  pageEnd: string | null;
}

/** "186–190" is two pages, "124106" one, "–190" an end; what is none of these ("1–3, 7") stays together as the first. */
export function readPages(text: string): Pages {
  const range = /^([^\s,;–—]*)\s*[–—]\s*([^\s,;–—]+)$/.exec(text) ?? /^([^\s,;–—-]+)\s*-\s*([^\s,;–—-]+)$/.exec(text);
  if (!range) return { pageStart: text, pageEnd: null };
  const [, start = '', end = ''] = range;
  return { pageStart: start === '' ? null : start, pageEnd: end };
}
