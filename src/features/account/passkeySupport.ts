// Whether passkeys (WebAuthn) work on this page, and if not, why. Apart from browserPasskeys.ts, which is loaded when one is used.
import { publicUrlMeta } from '#site/pageMarkers.ts';

/**
 * `otherAddress`: passkeys belong to the domain of PUBLIC_URL, and this page is at another address, or at an IP address, or not on https.
 * `notInBrowser`: the browser has none.
 */
export type PasskeySupport = 'available' | 'otherAddress' | 'notInBrowser';

export function passkeySupport(): PasskeySupport {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${publicUrlMeta}"]`)?.content;
  const { hostname, origin } = new URL(written ?? location.origin);
  const isIpAddress = /^[\d.]+$|^\[/.test(hostname);
  if (isIpAddress || origin !== location.origin || !isSecureContext) return 'otherAddress';
  const isKnown = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  return isKnown ? 'available' : 'notInBrowser';
}
