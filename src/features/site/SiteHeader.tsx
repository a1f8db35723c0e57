// The head of the site's pages: the mark, the ways in. Plain links: the layout follows them inside the app.
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { docsUrl } from '#site/docsUrl.ts';
import { productName } from '#site/productName.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import styles from './SiteHeader.module.css';

const ways = [
  ['Library', '/dashboard'],
  ['Downloads', '/#downloads'],
  ['Projects', '/codeprojects'],
  ['Survey', '/surveys/2015'],
  ['Docs', docsUrl],
] as const;

/** The page itself, or one below it. */
function nearness(path: string, address: string): 'page' | 'true' | undefined {
  if (path === address) return 'page';
  return path.startsWith(`${address}/`) ? 'true' : undefined;
}

/** Draws the header. `account` is what it shows of a person who is logged in; null for strangers, undefined while unknown. */
export function SiteHeader({ account }: { account: ReactNode | null | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <header className={styles.header}>
      <a
        href="/"
        className={styles.home}
        aria-current={path === '/' ? 'page' : undefined}
        aria-label={`${productName}, home`}
      >
        <Logo />
      </a>
      <nav aria-label="Site" className={styles.nav}>
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
            Log in
          </a>
          <a href="/user/register" className={buttonClassName()}>
            Create account
          </a>
        </>
      ) : (
        account
      )}
    </header>
  );
}
