// A mail as a mail program shows it: its HTML in a frame of its own, as high as the mail is, in which no script runs.
import { useEffect, useState } from 'react';
import styles from './Panel.module.css';

/** The frame is read from here, to be as high as its page; without scripts in it that page gains nothing by it. */
const rights = 'allow-same-origin allow-top-navigation-by-user-activation';

/** Draws the frame; the links in it lead the page beside the panel there. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (page === null) return;
    const observer = new ResizeObserver(() => {
      setHeight(Math.ceil(page.getBoundingClientRect().height));
    });
    observer.observe(page);
    return () => {
      observer.disconnect();
    };
  }, [page]);
  return (
    <iframe
      title={title}
      className={styles.mail}
      sandbox={rights}
      srcDoc={html}
      style={{ height }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument === null) return;
        for (const link of contentDocument.querySelectorAll('a')) link.target = '_top';
        setPage(contentDocument.documentElement);
      }}
    />
  );
}
