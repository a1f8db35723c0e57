// The layout of prerendered pages. Content and footer were rendered at build time (src/app/drawPayload.tsx), so only style sheets are imported here.
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

/** Renders the route's page; its loader returns only a payload. */
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
