// Tests the answers of the browser’s passkey functions, and how their failures are explained.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canOfferPasskeys, makePasskey, pickPasskey } from './browserPasskeys.ts';

const signal = new AbortController().signal;
const create = vi.fn<(options: unknown) => Promise<unknown>>();
const get = vi.fn<(options: unknown) => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: unknown) => options,
    parseRequestOptionsFromJSON: (options: unknown) => options,
    isConditionalMediationAvailable: () => Promise.resolve(true),
  });
  vi.stubGlobal('navigator', { credentials: { create, get } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

it('returns what the API reads, in base64url, also without toJSON', async () => {
  create.mockResolvedValue({
    id: '-_8',
    rawId: bytes(0xfb, 0xff),
    type: 'public-key',
    response: { clientDataJSON: bytes(1), attestationObject: bytes(0xff, 0xff), getTransports: () => [] },
  });
  const answer = await makePasskey('{"challenge":"AQ"}', signal);
  expect(create).toHaveBeenCalledWith({ publicKey: { challenge: 'AQ' }, signal });
  if (answer.kind !== 'given') throw new Error(answer.message);
  expect(JSON.parse(answer.credential)).toEqual({
    id: '-_8',
    rawId: '-_8',
    type: 'public-key',
    response: { clientDataJSON: 'AQ', attestationObject: '__8' },
  });
});

it('leaves out the user handle if the authenticator does not return one', async () => {
  get.mockResolvedValue({
    id: 'AQ',
    rawId: bytes(1),
    type: 'public-key',
    response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: null },
  });
  const answer = await pickPasskey('{}', signal, 'conditional');
  expect(get).toHaveBeenCalledWith({ publicKey: {}, signal, mediation: 'conditional' });
  if (answer.kind !== 'given') throw new Error(answer.message);
  expect(JSON.parse(answer.credential)).toMatchObject({
    response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' },
  });
  expect(answer.credential).not.toContain('userHandle');
});

it.each([
  ['NotAllowedError', /cancelled or took too long/],
  ['InvalidStateError', /already has a passkey for your account/],
  ['SecurityError', /don’t work at this address/],
  ['ConstraintError', /screen lock or PIN/],
  ['UnknownError', /could not use a passkey/],
])('explains %s', async (name, message) => {
  create.mockRejectedValue(new DOMException('What browsers say', name));
  expect(await makePasskey('{}', signal)).toEqual({
    kind: 'refused',
    message: expect.stringMatching(message) as string,
  });
});

it('reports a failure if the browser returns nothing or something else', async () => {
  for (const given of [null, { id: 'AQ', type: 'password' }, { rawId: 'text', response: {} }]) {
    get.mockResolvedValue(given);
    expect((await pickPasskey('{}', signal)).kind).toBe('refused');
  }
  expect((await pickPasskey('no JSON', signal)).kind).toBe('refused');
});

it('rejects when it is aborted', async () => {
  const left = new AbortController();
  get.mockImplementation(() => {
    left.abort();
    return Promise.reject(new DOMException('Left', 'AbortError'));
  });
  await expect(pickPasskey('{}', left.signal)).rejects.toThrow();
});

it('tells whether the browser suggests passkeys in fields', async () => {
  expect(await canOfferPasskeys()).toBe(true);
  vi.stubGlobal('PublicKeyCredential', {});
  expect(await canOfferPasskeys()).toBe(false);
});
