// The page of an article, in either of its two layouts. The article itself was rendered at build time (Article), so only its style sheets are imported here.
import { StaticHtmlLayout } from '../layouts/StaticHtmlLayout.tsx';
import '../layouts/ContentLayout.css';
import '#src/ui/disclosure/Disclosure.module.css';
import '#src/ui/icon/Icon.module.css';
import './Article.module.css';
import './ArticleAside.module.css';
import './ArticleHead.module.css';
import './ArticleText.css';
import './ArticleWays.module.css';
import './ContentsList.module.css';
import { markCurrentSection } from './markCurrentSection.ts';

/** Renders the route's article in the site's layout. */
export function ArticlePage() {
  return <StaticHtmlLayout name="default" enliven={markCurrentSection} />;
}

/** Renders the route's article in the layout for reading. */
export function ContentArticlePage() {
  return <StaticHtmlLayout name="content" enliven={markCurrentSection} />;
}
