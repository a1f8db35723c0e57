// A WebAuthn authenticator in node:crypto: makes passkeys (ES256, "none" attestation) and signs with them, correctly or with one chosen mistake.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Deviations from the options. Omitted values are as the options require. */
export interface Deviation {
  type?: string;
  challenge?: string;
  /** The origin of the page. */
  origin?: string;
  /** The relying party that the passkey is bound to. */
  rpId?: string;
  /** Whether the page is in a frame of another site. */
  crossOrigin?: boolean;
  userPresent?: boolean;
  userVerified?: boolean;
  /** The signature counter; one more than the last (or always 0) if omitted. */
  counter?: number;
  userHandle?: string | null;
  /** Signs with another key. */
  privateKey?: KeyObject;
  /** The attestation's format and statement. */
  attestation?: { format: string; statement: Map<Cbor, Cbor> };
}

interface Passkey {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly pubKeyCredParams: readonly { readonly alg: number }[];
  readonly excludeCredentials: readonly { readonly id: string }[];
  readonly authenticatorSelection: { readonly residentKey: string; readonly userVerification: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
  readonly userVerification: string;
}

export interface AuthenticatorOptions {
  /** The origin of the pages that use the authenticator. */
  origin: string;
  /** Whether it counts signatures; many authenticators don't. */
  counts?: boolean;
  /** Whether its keys are synced to other devices. */
  syncs?: boolean;
}

export class SoftwareAuthenticator {
  readonly #options: Required<AuthenticatorOptions>;
  #passkey: Passkey | null = null;

  constructor({ origin, counts = true, syncs = false }: AuthenticatorOptions) {
    this.#options = { origin, counts, syncs };
  }

  /** Its only passkey. */
  get passkey(): Passkey {
    if (this.#passkey === null) throw new Error('The authenticator has no passkey');
    return this.#passkey;
  }

  /** Another device with the same key in its current state. */
  copy(): SoftwareAuthenticator {
    const copy = new SoftwareAuthenticator(this.#options);
    copy.#passkey = { ...this.passkey };
    return copy;
  }

  /** Makes a passkey; returns the JSON of the credential (`toJSON`). */
  create(optionsText: string, deviation: Deviation = {}): string {
    const options = JSON.parse(optionsText) as CreationOptions;
    if (!options.pubKeyCredParams.some(({ alg }) => alg === -7)) throw new Error('ES256 is not among the algorithms');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const passkey = {
      id: randomBytes(32),
      rpId: deviation.rpId ?? options.rp.id,
      userHandle: options.user.id,
      privateKey,
      counter: 0,
    };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(passkey.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, passkey.id, encodeCbor(coseKey)]);
    const { format, statement } = deviation.attestation ?? { format: 'none', statement: new Map<Cbor, Cbor>() };
    const attestationObject = encodeCbor(
      new Map<Cbor, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', this.#authenticatorData(passkey, deviation, attested)],
      ]),
    );
    this.#passkey = passkey;
    return this.#credential(passkey, {
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation),
      attestationObject,
    });
  }

  /** Signs a challenge; returns the JSON of the credential (`toJSON`). */
  sign(optionsText: string, deviation: Deviation = {}): string {
    const options = JSON.parse(optionsText) as RequestOptions;
    const { passkey } = this;
    if (this.#options.counts) passkey.counter += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, deviation);
    const authenticatorData = this.#authenticatorData(passkey, deviation);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    const userHandle = deviation.userHandle === undefined ? passkey.userHandle : deviation.userHandle;
    return this.#credential(
      passkey,
      {
        clientDataJSON: clientData,
        authenticatorData,
        signature: sign('sha256', signed, deviation.privateKey ?? passkey.privateKey),
      },
      userHandle === null ? {} : { userHandle },
    );
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.#options.origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    );
  }

  #authenticatorData(passkey: Passkey, deviation: Deviation, attested?: Buffer): Buffer {
    const flags =
      (deviation.userPresent === false ? 0 : 0x01) |
      (deviation.userVerified === false ? 0 : 0x04) |
      (this.#options.syncs ? 0x18 : 0) |
      (attested === undefined ? 0 : 0x40);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? passkey.counter);
    const site = createHash('sha256')
      .update(deviation.rpId ?? passkey.rpId)
      .digest();
    return Buffer.concat([site, Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  #credential(
    { id }: Passkey,
    response: Readonly<Record<string, Buffer>>,
    texts: Readonly<Record<string, string>> = {},
  ): string {
    const bytes = Object.entries(response).map(([name, value]) => [name, value.toString('base64url')] as const);
    const encodedId = id.toString('base64url');
    return JSON.stringify({
      id: encodedId,
      rawId: encodedId,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: { ...Object.fromEntries(bytes), ...texts },
    });
  }
}

/** Encodes the part of CBOR (RFC 8949) that is needed here. */
export type Cbor = number | string | Buffer | readonly Cbor[] | Map<Cbor, Cbor>;

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 0x100) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, member]) => [encodeCbor(key), encodeCbor(member)]);
    return Buffer.concat([cborHead(5, value.size), ...parts]);
  }
  return Buffer.concat([cborHead(4, value.length), ...value.map(encodeCbor)]);
}
