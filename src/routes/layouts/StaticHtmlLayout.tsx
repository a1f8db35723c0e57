// The layout of pages that are made in advance: the site's own. Content and footer were drawn at build (src/app/drawPayload.tsx); what they
// look like comes along.
import { useLoaderData } from '@tanstack/react-router';
import type { PagePayload } from '#site/payload.ts';
import '#src/features/site/SiteFooter.module.css';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import '#src/ui/theme/ThemeSwitch.module.css';
import { StaticHtml, type StaticHtmlProps } from '../staticHtml/StaticHtml.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import './SiteMain.module.css';

export interface StaticHtmlLayoutProps extends Pick<StaticHtmlProps, 'enliven'> {
  name: 'home' | 'default' | 'content';
}

/** Draws the page of the route, whose loader gives a payload and nothing else. */
export function StaticHtmlLayout({ name, enliven }: StaticHtmlLayoutProps) {
  const loaded: unknown = useLoaderData({ strict: false });
  const { title, html } = loaded as PagePayload;
  return (
    <SiteFrame name={name}>
      <PageTitle title={title} bare={name === 'home'} />
      <StaticHtml key={html} html={html} enliven={enliven} />
    </SiteFrame>
  );
}
