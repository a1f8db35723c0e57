// Shows the HTML of a mail in a frame without scripts, which is as high as the mail.
import { useEffect, useState } from 'react';
import styles from './Panel.module.css';

/** Same origin, so that the panel can measure the height of the mail. This is safe because scripts are disabled. */
const rights = 'allow-same-origin allow-top-navigation-by-user-activation';

/** Renders the frame. Its links open in the page beside the panel. */
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
