// The text of an article, as it was made of Markdown at build.
import { memo } from 'react';
import './ArticleText.css';

/** Draws the text. By itself, so that nothing that changes around it touches a long text. */
export const ArticleText = memo(function ArticleText({ html }: { html: string }) {
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />;
});
