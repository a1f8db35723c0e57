// The page of an article, in either of the two layouts in which there are articles. The article itself was drawn at build (Article);
// what it looks like comes along with its page.
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

/** Draws the article of the route in the layout of the site. */
export function ArticlePage() {
  return <StaticHtmlLayout name="default" enliven={markCurrentSection} />;
}

/** Draws the article of the route in the layout for reading. */
export function ContentArticlePage() {
  return <StaticHtmlLayout name="content" enliven={markCurrentSection} />;
}
