// The layout of error pages: the site's header and footer, the status code, what happened, and links.
import type { ReactNode } from 'react';
import { ErrorMessage } from '#src/features/site/ErrorMessage.tsx';
import { NextLinks } from '#src/features/site/NextLinks.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { SiteLayout } from './SiteLayout.tsx';

export interface ErrorLayoutProps {
  /** The status code, if there is one. */
  code: number | undefined;
  /** The title in the browser tab. */
  title: string;
  /** A heading, if it differs from the title. */
  heading?: ReactNode;
  /** What the error means, and what to do. */
  children: ReactNode;
}

/** Renders the layout around `children`. */
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
