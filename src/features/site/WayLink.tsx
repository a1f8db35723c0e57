// A link of the site's head or foot: within the app where it can, as any other link elsewhere.
import { Link } from '@tanstack/react-router';

export interface WayLinkProps {
  label: string;
  /** A path of this site, with an anchor perhaps, or an address elsewhere. */
  address: string;
  className?: string | undefined;
}

/** Draws the link. */
export function WayLink({ label, address, className }: WayLinkProps) {
  if (!address.startsWith('/')) {
    return (
      <a href={address} className={className}>
        {label}
      </a>
    );
  }
  const [to = '/', hash = ''] = address.split('#');
  return (
    <Link to={to} hash={hash} activeOptions={{ includeHash: hash !== '' }} className={className}>
      {label}
    </Link>
  );
}
