// Which section of an article is being read.
import { useEffect, useState } from 'react';
import type { ContentsEntry } from '#site/payload.ts';

/** A heading counts as reached when it is in the upper part of the window, which is this share of its height. */
const upperPart = 0.3;

/** The id of the last heading that was reached; null above the first, and until the page is in a browser. */
export function useCurrentSection(contents: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = contents.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * upperPart;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id ?? null);
      },
      { rootMargin: `0px 0px -${(1 - upperPart) * 100}% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => {
      observer.disconnect();
    };
  }, [contents]);
  return current;
}
