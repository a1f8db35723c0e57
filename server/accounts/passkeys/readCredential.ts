// Reads the output of `PublicKeyCredential.toJSON()`. It comes from the client, so every part is checked.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** In characters; a credential without certificates has a tenth of that. */
const longest = 20_000;
/** In bytes (WebAuthn, 7.1). */
const longestId = 1023;

type JsonObject = Readonly<Record<string, unknown>>;

/** The part that both kinds have. */
interface Credential {
  readonly id: Uint8Array;
  /** The challenge that the browser says it was asked to sign. */
  readonly challenge: string;
}

export interface NewCredential extends Credential {
  readonly response: RegistrationResponseJSON;
}

export interface LoginCredential extends Credential {
  readonly response: AuthenticationResponseJSON;
  /** The user handle that the authenticator returned. */
  readonly userHandle: string | null;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The signed challenge; null also if the page was in a frame of another site, which our pages never are. */
function readChallenge(clientDataJSON: string): string | null {
  const clientData = parseObject(Buffer.from(clientDataJSON, 'base64url').toString());
  if (clientData === null || clientData.crossOrigin === true) return null;
  return isText(clientData.challenge) ? clientData.challenge : null;
}

function readFrame(text: string) {
  const credential = text.length <= longest ? parseObject(text) : null;
  if (credential === null) return null;
  const { id, rawId, type, response } = credential;
  if (!isText(id) || !isText(rawId) || type !== 'public-key' || !isObject(response)) return null;
  const { clientDataJSON } = response;
  if (!isText(clientDataJSON)) return null;
  const challenge = readChallenge(clientDataJSON);
  const bytes = Buffer.from(id, 'base64url');
  if (challenge === null || bytes.length === 0 || bytes.length > longestId) return null;
  const frame = { id, rawId, type: 'public-key' as const, clientExtensionResults: {} };
  return { frame, bytes, challenge, clientDataJSON, response };
}

/** Reads a new passkey; null if the text cannot be one. */
export function readNewCredential(text: string): NewCredential | null {
  const read = readFrame(text);
  if (read === null) return null;
  const { frame, bytes, challenge, clientDataJSON } = read;
  const { attestationObject } = read.response;
  if (!isText(attestationObject)) return null;
  return { id: bytes, challenge, response: { ...frame, response: { clientDataJSON, attestationObject } } };
}

/** Reads a signature by a passkey; null if the text cannot be one. */
export function readLoginCredential(text: string): LoginCredential | null {
  const read = readFrame(text);
  if (read === null) return null;
  const { frame, bytes, challenge, clientDataJSON } = read;
  const { authenticatorData, signature, userHandle } = read.response;
  if (!isText(authenticatorData) || !isText(signature)) return null;
  return {
    id: bytes,
    challenge,
    userHandle: isText(userHandle) ? userHandle : null,
    response: { ...frame, response: { clientDataJSON, authenticatorData, signature } },
  };
}
