// Sets the title of the page, for the tab, the history and screen readers.
import { useLayoutEffect } from 'react';
import { pageTitle } from '#site/productName.ts';

/** Sets the document's title to `title – product`, or to `title` alone with `bare`. */
export function PageTitle({ title, bare = false }: { title: string; bare?: boolean | undefined }) {
  useLayoutEffect(() => {
    document.title = bare ? title : pageTitle(title);
  }, [title, bare]);
  return null;
}
