// The layout of the pages that say what went wrong: head and foot of the site, a number, what happened, and the ways on.
import type { ReactNode } from 'react';
import { ErrorMessage } from '#src/features/site/ErrorMessage.tsx';
import { NextLinks } from '#src/features/site/NextLinks.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { SiteLayout } from './SiteLayout.tsx';

export interface ErrorLayoutProps {
  /** The status code, or nothing where there is none. */
  code: number | undefined;
  /** Names the page in the browser. */
  title: string;
  /** Stands above the text where that is more than the title. */
  heading?: ReactNode;
  /** What it means, and what to do. */
  children: ReactNode;
}

/** Draws the layout around `children`. */
export function ErrorLayout({ code, title, heading = title, children }: ErrorLayoutProps) {
  return (
    <SiteLayout name="error">
      <PageTitle title={title} />
      <ErrorMessage code={code} title={heading}>
        {children}
        <NextLinks />
      </ErrorMessage>
    </SiteLayout>
  );
}
