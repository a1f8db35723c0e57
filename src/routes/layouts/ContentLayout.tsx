// The layout of pages that are there to be read: the site's own, which leaves the paper to the text when it is printed.
import type { ReactNode } from 'react';
import { SiteLayout } from './SiteLayout.tsx';
import './ContentLayout.css';

/** Draws the layout around `children`. */
export function ContentLayout({ children }: { children: ReactNode }) {
  return <SiteLayout name="content">{children}</SiteLayout>;
}
