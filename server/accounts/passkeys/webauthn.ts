// The rules of WebAuthn for this site: the options for browsers, and the checks of their answers.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { productName } from '#site/productName.ts';
import type { UserSource } from '../../graphql/request.ts';
import type { LoginCredential, NewCredential } from './readCredential.ts';

/** EdDSA, ES256 and RS256: every authenticator supports at least one of them. */
const algorithms = [-8, -7, -257];
/** How long the browser waits for the person, in milliseconds; shorter than a challenge is valid. */
const timeout = 5 * 60 * 1000;
/** A passkey replaces both factors: something the person has, unlocked by a finger, a face or a PIN. */
const userVerification = 'required';

/** The site that a passkey belongs to, and the origin of the pages that use it. */
function relyingPartyOf(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The user handle by which authenticators know the account: its id, which reveals nothing about the person. */
function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'));
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export async function newPasskeyOptions(
  { id, email }: UserSource,
  { challenge, present, publicUrl }: { challenge: string; present: readonly string[]; publicUrl: string },
): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: relyingPartyOf(publicUrl).id,
    userID: userHandleOf(id),
    userName: email,
    userDisplayName: email,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: present.map((credentialId) => ({ id: credentialId })),
    // A discoverable credential, so that people don't have to enter their address first.
    authenticatorSelection: { residentKey: 'required', userVerification },
    supportedAlgorithmIDs: algorithms,
  });
  return JSON.stringify(options);
}

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. It names no passkeys, so it reveals no accounts. */
export async function loginOptions({
  challenge,
  publicUrl,
}: {
  challenge: string;
  publicUrl: string;
}): Promise<string> {
  const rpID = relyingPartyOf(publicUrl).id;
  return JSON.stringify(
    await generateAuthenticationOptions({ rpID, challenge: bytesOf(challenge), timeout, userVerification }),
  );
}

/**
 * Whether the authenticator sent no attestation, as requested. Certificates are refused unread, because checking them would require requests to addresses that
 * they contain.
 */
function isPlainAttestation(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(bytesOf(attestationObject));
  const format: string = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

export interface VerifiedPasskey {
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly synced: boolean;
}

/** The new passkey for a challenge that was just used up; null if it doesn't match what was requested. */
export async function verifyNewPasskey(
  { response, challenge }: NewCredential,
  publicUrl: string,
): Promise<VerifiedPasskey | null> {
  const { id, origin } = relyingPartyOf(publicUrl);
  try {
    if (!isPlainAttestation(response.response.attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    // The id in the attestation is the one that is stored, but `readNewCredential` has checked the one in the request.
    if (credential.id !== response.id) return null;
    const { publicKey, counter } = credential;
    return { credentialId: bytesOf(credential.id), publicKey, counter, synced: credentialBackedUp };
  } catch {
    // The library throws for every kind of invalid input.
    return null;
  }
}

/** The verified signature for a challenge that was just used up; null if it was not made by this passkey of this account. */
export async function verifyLogin(
  { response, challenge, userHandle }: LoginCredential,
  { userId, publicKey }: { userId: string; publicKey: Uint8Array },
  publicUrl: string,
): Promise<{ counter: number; synced: boolean } | null> {
  if (userHandle === null || !Buffer.from(userHandle, 'base64url').equals(userHandleOf(userId))) return null;
  const { id, origin } = relyingPartyOf(publicUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The counter is compared by `usePasskey`, after the signature and in the statement that stores it.
      credential: { id: response.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    });
    return verified ? { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp } : null;
  } catch {
    // The library throws for every kind of invalid input.
    return null;
  }
}
