// The head of the site's pages: the mark, the ways in. Plain links: the layout follows them inside the app.
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { docsUrl } from '#site/docsUrl.ts';
import { productName } from '#site/productName.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import styles from './SiteHeader.module.css';
import { siteTexts } from './siteTexts.ts';

const texts = siteTexts.header;

const ways = [
  [texts.library, '/dashboard'],
  [texts.downloads, '/#downloads'],
  [texts.projects, '/codeprojects'],
  [texts.survey, '/surveys/2015'],
  [texts.docs, docsUrl],
] as const;

/** The page itself, or one below it. */
function nearness(path: string, address: string): 'page' | 'true' | undefined {
  if (path === address) return 'page';
  return path.startsWith(`${address}/`) ? 'true' : undefined;
}

/** Renders the header. `account` is what it shows of a person who is logged in; null for strangers, undefined while unknown. */
export function SiteHeader({ account }: { account: ReactNode | null | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <header className={styles.header}>
      <a
        href="/"
        className={styles.home}
        aria-current={path === '/' ? 'page' : undefined}
        aria-label={siteTexts.home(productName)}
      >
        <Logo />
      </a>
      <nav aria-label={texts.label} className={styles.nav}>
        {ways.map(([label, address]) => (
          <a key={address} href={address} aria-current={nearness(path, address)} className={styles.link}>
            {label}
          </a>
        ))}
      </nav>
      <span className={styles.spacer} />
      {account === null ? (
        <>
          <a href="/user/login" className={styles.link}>
            {texts.logIn}
          </a>
          <a href="/user/register" className={buttonClassName()}>
            {texts.createAccount}
          </a>
        </>
      ) : (
        account
      )}
    </header>
  );
}
