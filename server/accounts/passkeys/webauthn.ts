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

/** EdDSA, ES256 and RS256: what authenticators know between them. */
const algorithms = [-8, -7, -257];
/** How long the browser waits for the person, in ms: less than a challenge holds. */
const timeout = 5 * 60 * 1000;
/** The passkey is both factors in one: something the person has, which asks for a finger, a face or a PIN. */
const userVerification = 'required';

/** For which site a passkey is, and from which pages it is used. */
function relyingPartyOf(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The bytes by which authenticators know the account: its id, which tells nobody who it is. */
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
    // Found by the authenticator itself, so that nobody has to say first who they are.
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
 * Whether nobody vouches for the authenticator, as was asked for. Certificates are refused unread: checking them would mean asking addresses
 * that are named in them.
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

/** The new passkey, once its challenge was taken; null when it was not made as it was asked for. */
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
    // The id in the attestation is the one that is stored, but `readNewCredential` has judged the one that was sent.
    if (credential.id !== response.id) return null;
    const { publicKey, counter } = credential;
    return { credentialId: bytesOf(credential.id), publicKey, counter, synced: credentialBackedUp };
  } catch {
    // It throws for whatever is wrong with what a stranger sent.
    return null;
  }
}

/** What was signed with the passkey, once its challenge was taken; null when this passkey of this account did not sign it. */
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
    // It throws for whatever is wrong with what a stranger sent.
    return null;
  }
}
