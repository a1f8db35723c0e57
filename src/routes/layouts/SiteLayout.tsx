// The layout of the site's pages.
import type { ReactNode } from 'react';
import { SiteFooter } from '#src/features/site/SiteFooter.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteMain } from './SiteMain.tsx';

/** Renders header, content and footer. `name` is the name of the layout that uses this one. */
export function SiteLayout({ name = 'default', children }: { name?: 'default' | 'error'; children: ReactNode }) {
  return (
    <SiteFrame name={name}>
      <SiteMain>{children}</SiteMain>
      <SiteFooter />
    </SiteFrame>
  );
}
