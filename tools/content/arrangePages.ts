// Computes the navigation of the content pages: the pages above each one, the pages of its chapter, and the previous and next page.
import type { Chapter, PageLink } from '#site/pageContent.ts';

/** The properties that decide where a page is placed. */
export interface PlacedPage {
  readonly path: string;
  readonly title: string;
  readonly order: number | undefined;
}

export interface Place {
  readonly trail: readonly PageLink[];
  readonly chapters: readonly Chapter[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

const linkTo = ({ path, title }: PageLink): PageLink => ({ path, title });

/** The pages above `path`, the outermost first. The home page is never listed, since it is above every page. */
function above(path: string, pages: ReadonlyMap<string, PlacedPage>): PlacedPage[] {
  const names = path.split('/').slice(1, -1);
  return names.flatMap((_, index) => pages.get(`/${names.slice(0, index + 1).join('/')}`) ?? []);
}

/** The place of each page, by path. */
export function arrangePages(list: readonly PlacedPage[]): ReadonlyMap<string, Place> {
  const pages = new Map(list.map((page) => [page.path, page]));
  const trails = new Map(list.map(({ path }) => [path, above(path, pages)]));
  const trailOf = (path: string) => trails.get(path) ?? [];

  const byOrder = (one: PlacedPage, other: PlacedPage) =>
    (one.order ?? Infinity) - (other.order ?? Infinity) || (one.path < other.path ? -1 : 1);
  const below = (parent: string | undefined) =>
    list.filter(({ path }) => path !== '/' && trailOf(path).at(-1)?.path === parent).toSorted(byOrder);
  const withAllBelow = (page: PlacedPage): Chapter[] => [
    { ...linkTo(page), depth: trailOf(page.path).length },
    ...below(page.path).flatMap(withAllBelow),
  ];

  const places = new Map<string, Place>();
  for (const outermost of list.filter(({ path }) => trailOf(path).length === 0)) {
    const together = withAllBelow(outermost);
    for (const [index, { path }] of together.entries()) {
      const previous = together[index - 1];
      const next = together[index + 1];
      places.set(path, {
        trail: trailOf(path).map(linkTo),
        chapters: together.length > 1 ? together : [],
        previous: previous ? linkTo(previous) : null,
        next: next ? linkTo(next) : null,
      });
    }
  }
  return places;
}
