// The browser's passkeys (WebAuthn): made and used, and what their failures mean for a person.
import { passkeyTexts } from './passkeyTexts.ts';

const texts = passkeyTexts.browser;

/** A credential as JSON for the API, or why there is none. */
export type PasskeyAnswer =
  | { readonly kind: 'given'; readonly credential: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Whether the browser can suggest passkeys in a field ("conditional mediation"). */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Creates a passkey with the server's options. Rejects only when `signal` aborts. */
export function makePasskey(options: string, signal: AbortSignal): Promise<PasskeyAnswer> {
  return answerOf(signal, () => {
    const json = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json), signal });
  });
}

/** Signs with a passkey that the person picks. Rejects only when `signal` aborts. */
export function pickPasskey(
  options: string,
  signal: AbortSignal,
  mediation: CredentialMediationRequirement = 'optional',
): Promise<PasskeyAnswer> {
  return answerOf(signal, () => {
    const json = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return navigator.credentials.get({ publicKey, signal, mediation });
  });
}

async function answerOf(signal: AbortSignal, ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  try {
    const credential = toText(await ask());
    return credential === null ? { kind: 'refused', message: texts.failed } : { kind: 'given', credential };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'refused', message: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  switch (typeof error === 'object' && error !== null && 'name' in error ? error.name : '') {
    case 'NotAllowedError':
      return texts.cancelled;
    case 'InvalidStateError':
      return texts.present;
    case 'SecurityError':
      return texts.wrongAddress;
    case 'ConstraintError':
    case 'NotSupportedError':
      return texts.notPossible;
    default:
      return texts.failed;
  }
}

/** The parts of a credential that the API reads. `toJSON` is not used, because credentials of some password managers lack it. */
function toText(credential: Credential | null): string | null {
  if (credential === null || !('rawId' in credential) || !('response' in credential)) return null;
  const { id, type, rawId, response } = credential;
  if (!(rawId instanceof ArrayBuffer) || typeof response !== 'object' || response === null) return null;
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const members = names.flatMap((name) => {
    const value: unknown = Reflect.get(response, name);
    return value instanceof ArrayBuffer ? [[name, toBase64Url(value)] as const] : [];
  });
  return JSON.stringify({ id, rawId: toBase64Url(rawId), type, response: Object.fromEntries(members) });
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
