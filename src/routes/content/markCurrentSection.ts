// Marks the section that is being read in an article's table of contents.

/** A heading counts as reached when it is in this upper part of the window. */
const upperPart = 0.3;

/** Marks the last heading that was reached, from now on; none above the first. Returns a function that stops it. */
export function markCurrentSection(drawn: Element): () => void {
  const entries = [...drawn.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const headings = new Set(
    entries.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []),
  );
  const observer = new IntersectionObserver(
    () => {
      const line = window.innerHeight * upperPart;
      const current = [...headings].findLast((heading) => heading.getBoundingClientRect().top < line)?.id;
      for (const entry of entries) {
        if (decodeURIComponent(entry.hash.slice(1)) === current) entry.setAttribute('aria-current', 'location');
        else entry.removeAttribute('aria-current');
      }
    },
    { rootMargin: `0px 0px -${(1 - upperPart) * 100}% 0px` },
  );
  for (const heading of headings) observer.observe(heading);
  return () => {
    observer.disconnect();
  };
}
