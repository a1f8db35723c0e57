// The head of the site's pages: the mark, the ways in.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { desktopApp } from '#site/desktopApp.ts';
import { productName } from '#site/productName.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { WayLink } from './WayLink.tsx';
import styles from './SiteHeader.module.css';

const ways = [
  ['Library', '/dashboard'],
  ['Downloads', '/#downloads'],
  ['Projects', '/codeprojects'],
  ['Survey', '/surveys/2015'],
  ['Docs', desktopApp.docsUrl],
] as const;

/** Draws the header. `account` is what it shows of a person who is logged in; null for strangers, undefined while unknown. */
export function SiteHeader({ account }: { account: ReactNode | null | undefined }) {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={`${productName}, home`}>
        <Logo />
      </Link>
      <nav aria-label="Site" className={styles.nav}>
        {ways.map(([label, address]) => (
          <WayLink key={address} label={label} address={address} className={styles.link} />
        ))}
      </nav>
      <span className={styles.spacer} />
      {account === null ? (
        <>
          <Link to="/user/login" className={styles.link}>
            Log in
          </Link>
          <Link to="/user/register" className={buttonClassName()}>
            Create account
          </Link>
        </>
      ) : (
        account
      )}
    </header>
  );
}
