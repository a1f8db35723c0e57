// Marks in the contents of an article which section is being read.

/** A heading counts as reached when it is in the upper part of the window, which is this share of its height. */
const upperPart = 0.3;

/** Marks the last heading that was reached, from now on; none above the first. Returns how to stop. */
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
