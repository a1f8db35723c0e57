// Codes of authenticator apps (RFC 6238) with the parameters that all apps support: SHA-1, six digits, a new code every 30 seconds.
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { productName } from '#site/productName.ts';
import type { Random } from '../../edges.ts';

/** Seconds for which a code is shown. */
export const period = 30;
/** A clock may be one step ahead or behind (RFC 6238, 5.2). */
const window = 1;
/** 160 bits, as many as the hash has (RFC 4226, 4). */
const secretBytes = 20;

export function newTotpSecret(random: Random): Buffer {
  return Buffer.from(random(secretBytes));
}

function secretOf(bytes: Uint8Array): Secret {
  // Copied into its own buffer, because the library reads the whole underlying buffer.
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

/** What the app needs: the key as text, as an address, and as a QR code of that address. */
export function describeTotp(bytes: Uint8Array, email: string): { secret: string; uri: string; qrCode: string } {
  const secret = secretOf(bytes);
  const uri = new TOTP({ issuer: productName, label: email, secret, period }).toString();
  // A quiet zone of four modules (ISO 18004).
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 4 }) };
}

/** The latest of the time steps whose codes are valid now. */
export function latestStep(now: Date): number {
  return TOTP.counter({ period, timestamp: now.getTime() }) + window;
}

/** The time step of this code; null if the code is not valid now. */
export function stepOfCode(bytes: Uint8Array, typed: string, now: Date): number | null {
  // Apps show the digits in groups.
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: secretOf(bytes), period, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
