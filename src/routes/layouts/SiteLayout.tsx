// The layout of the site's pages.
import type { ReactNode } from 'react';
import { SiteFooter } from '#src/features/site/SiteFooter.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteMain } from './SiteMain.tsx';

/** Draws header, content and footer. `name` is that of the layout which is made of it. */
export function SiteLayout({ name = 'default', children }: { name?: 'default' | 'error'; children: ReactNode }) {
  return (
    <SiteFrame name={name}>
      <SiteMain>{children}</SiteMain>
      <SiteFooter />
    </SiteFrame>
  );
}
