// The layout of the site's pages.
import type { ReactNode } from 'react';
import { SiteFooter } from '#src/features/site/SiteFooter.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteMain } from './SiteMain.tsx';

/** Draws header, content and footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame name="default">
      <SiteMain>{children}</SiteMain>
      <SiteFooter />
    </SiteFrame>
  );
}
