// Contract: passkeys, which replace both the password and the code at log-in.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Cbor, type Deviation, SoftwareAuthenticator } from '#tests/support/softwareAuthenticator.ts';
import { isResetMail, resetLink } from '#tests/support/outbox.ts';
import { turnOnTwoSteps } from './authenticatorApp.ts';
import { changePassword, forgotMutation, whoAmI } from './operations.ts';
import {
  addNewPasskey,
  addPasskeyMutation as add,
  askPasskey as ask,
  listOwnPasskeys,
  loginOptions,
  loginWithPasskey,
  loginWithPasskeyMutation as logIn,
  type PasskeyAnswer,
  removePasskeyMutation as remove,
  setupOptions,
  startPasskeySetupMutation as start,
} from './passkeyOperations.ts';
import { anonymous, mailsTo, newPerson, type Target, type UseTarget } from './target.ts';

const pathsOf = (answer: PasskeyAnswer) => ('problems' in answer ? answer.problems.map(({ path }) => path) : []);
const refused = [[]];
const originOf = ({ url }: Target) => new URL(url).origin;
const otherKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** Mistakes that no authenticator and no page of ours would make, for adding and for logging in. */
const deviations: [string, Deviation][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a frame of another site', { crossOrigin: true }],
  ['nobody there', { userPresent: false }],
  ['nobody verified', { userVerified: false }],
];

export function passkeysContract(useTarget: UseTarget): void {
  async function newOwner(counts = true) {
    const person = await newPerson(useTarget());
    return { ...person, device: await addNewPasskey(person.client, { counts }) };
  }

  describe('passkeys', () => {
    it('are added after a recent log-in, listed with their times, and announced by mail', async () => {
      const { client, id, email } = await newPerson(useTarget());
      const options = await setupOptions(client);
      expect(JSON.parse(options)).toMatchObject({
        rp: { id: new URL(useTarget().url).hostname },
        user: { id: Buffer.from(id).toString('base64url'), name: email },
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      });
      const device = await addNewPasskey(client, { syncs: true });
      expect(await listOwnPasskeys(client)).toEqual([
        {
          id: expect.stringMatching(/^pky_/) as string,
          created: expect.stringMatching(/^\d{4}-/) as string,
          lastUsed: null,
          synced: true,
          userAgent: expect.any(String) as string,
        },
      ]);
      const again = JSON.parse(await setupOptions(client)) as { excludeCredentials: { id: string }[] };
      expect(again.excludeCredentials.map((one) => one.id)).toEqual([device.passkey.id.toString('base64url')]);
      await mailsTo(useTarget(), email, { where: ({ subject }) => subject === 'A passkey was added' });
    });

    it('log in without a password, and the options reveal no account', async () => {
      const { client, id, email, device } = await newOwner();
      const browser = anonymous(useTarget());
      const options = JSON.parse(await loginOptions(browser)) as Record<string, unknown>;
      expect(options).toMatchObject({ rpId: new URL(useTarget().url).hostname, userVerification: 'required' });
      expect(options.allowCredentials).toBeUndefined();
      expect(browser.cookies.has('session')).toBe(false);
      expect(await loginWithPasskey(browser, device)).toMatchObject({ user: { id } });
      expect(await browser.ask('{ me { id email } }')).toEqual({ me: { id, email } });
      const [row] = await listOwnPasskeys(client);
      expect(row?.lastUsed).not.toBeNull();
    });

    it('count as both factors, so that no code is required', async () => {
      const { client, id, password, device } = await newOwner();
      await turnOnTwoSteps(client, password);
      expect(await loginWithPasskey(anonymous(useTarget()), device)).toMatchObject({ user: { id } });
    });

    it('of authenticators without a counter can log in repeatedly', async () => {
      const { device, id } = await newOwner(false);
      for (let time = 0; time < 3; time += 1) {
        expect(await loginWithPasskey(anonymous(useTarget()), device)).toMatchObject({ user: { id } });
      }
    });

    it('that were cloned are refused once the other copy has a higher counter', async () => {
      const { device, id } = await newOwner();
      const copy = device.copy();
      for (let time = 0; time < 2; time += 1) {
        expect(await loginWithPasskey(anonymous(useTarget()), device)).toMatchObject({ user: { id } });
      }
      expect(pathsOf(await loginWithPasskey(anonymous(useTarget()), copy))).toEqual(refused);
      expect(pathsOf(await loginWithPasskey(anonymous(useTarget()), copy))).toEqual(refused);
      expect(await loginWithPasskey(anonymous(useTarget()), device)).toMatchObject({ user: { id } });
    });

    it('can use each challenge once, even if ten requests use it at the same time', async () => {
      const { device } = await newOwner(false);
      const client = anonymous(useTarget());
      const credential = device.sign(await loginOptions(client));
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => ask(anonymous(useTarget()), logIn, { credential })),
      );
      expect(answers.filter(({ __typename }) => __typename === 'UserReturned')).toHaveLength(1);
      expect(answers.filter(({ __typename }) => __typename === 'TokenProblem')).toHaveLength(9);
    });

    it.each([
      ...deviations,
      ['a signature for a setup', { type: 'webauthn.create' }],
      ['another key', { privateKey: otherKey() }],
      ['no account', { userHandle: null }],
      ['another account', { userHandle: Buffer.from('user_0').toString('base64url') }],
    ] satisfies [string, Deviation][])(
      'cannot log in with %s, which uses the challenge up',
      async (_what, deviation) => {
        const { device } = await newOwner(false);
        const client = anonymous(useTarget());
        const options = await loginOptions(client);
        expect(pathsOf(await ask(client, logIn, { credential: device.sign(options, deviation) }))).toEqual(refused);
        expect(await whoAmI(client)).toBeNull();
        if (deviation.crossOrigin) return;
        expect((await ask(client, logIn, { credential: device.sign(options) })).__typename).toBe('TokenProblem');
      },
    );

    it.each([
      ...deviations,
      ['a signature for a log-in', { type: 'webauthn.get' }],
      ['an attestation of a maker', { attestation: { format: 'apple', statement: new Map<Cbor, Cbor>() } }],
      [
        'certificates',
        { attestation: { format: 'packed', statement: new Map<Cbor, Cbor>([['x5c', [Buffer.alloc(8)]]]) } },
      ],
      [
        'an invalid attestation signature',
        {
          attestation: {
            format: 'packed',
            statement: new Map<Cbor, Cbor>([
              ['alg', -7],
              ['sig', Buffer.alloc(70)],
            ]),
          },
        },
      ],
    ] satisfies [string, Deviation][])('are not added with %s', async (_what, deviation) => {
      const { client } = await newPerson(useTarget());
      const device = new SoftwareAuthenticator({ origin: originOf(useTarget()) });
      const credential = device.create(await setupOptions(client), deviation);
      expect(pathsOf(await ask(client, add, { credential }))).toEqual(refused);
      expect(await listOwnPasskeys(client)).toEqual([]);
    });

    it('require a challenge for the same purpose and account', async () => {
      const [one, other] = [await newOwner(false), await newPerson(useTarget())];
      const browser = anonymous(useTarget());
      const ofSetup = (JSON.parse(await setupOptions(one.client)) as { challenge: string }).challenge;
      const ofLogin = (JSON.parse(await loginOptions(browser)) as { challenge: string }).challenge;
      const signed = one.device.sign(await loginOptions(browser), { challenge: ofSetup });
      expect((await ask(browser, logIn, { credential: signed })).__typename).toBe('TokenProblem');
      const made = (challenge: string, options: string) =>
        new SoftwareAuthenticator({ origin: originOf(useTarget()) }).create(options, { challenge });
      const forLogin = made(ofLogin, await setupOptions(one.client));
      expect((await ask(one.client, add, { credential: forLogin })).__typename).toBe('TokenProblem');
      const foreign = new SoftwareAuthenticator({ origin: originOf(useTarget()) }).create(
        await setupOptions(other.client),
      );
      expect((await ask(one.client, add, { credential: foreign })).__typename).toBe('TokenProblem');
      const invented = made('AAAA', await setupOptions(one.client));
      expect((await ask(one.client, add, { credential: invented })).__typename).toBe('TokenProblem');
      expect(await listOwnPasskeys(one.client)).toHaveLength(1);
    });

    it('are added once, even if a request is sent three times at the same time', async () => {
      const one = await newPerson(useTarget());
      const device = new SoftwareAuthenticator({ origin: originOf(useTarget()) });
      const credential = device.create(await setupOptions(one.client));
      const answers = await Promise.all([1, 2, 3].map(() => ask(one.client, add, { credential })));
      expect(answers.filter(({ __typename }) => __typename === 'UserReturned')).toHaveLength(1);
      expect(await listOwnPasskeys(one.client)).toHaveLength(1);
    });

    it.each(['', 'null', '[]', '{}', '{"id":"AA"}', '\0', `"${'x'.repeat(30_000)}"`])(
      'are not accepted as "%s"',
      async (credential) => {
        const { client } = await newPerson(useTarget());
        expect(pathsOf(await ask(client, add, { credential }))).toEqual(refused);
        expect(pathsOf(await ask(anonymous(useTarget()), logIn, { credential }))).toEqual(refused);
      },
    );

    it.each(['attestationObject', 'clientDataJSON'])('are not added with a broken %s', async (name) => {
      const { client } = await newPerson(useTarget());
      const device = new SoftwareAuthenticator({ origin: originOf(useTarget()) });
      for (const broken of ['', 'AA', '%', '\0', 'o2NmbXQ', 12, null]) {
        const whole = JSON.parse(device.create(await setupOptions(client))) as { response: object };
        const credential = JSON.stringify({ ...whole, response: { ...whole.response, [name]: broken } });
        expect(pathsOf(await ask(client, add, { credential }))).toEqual(refused);
      }
      expect(await listOwnPasskeys(client)).toEqual([]);
    });

    it("are removed after a recent log-in, can't log in any more, and their removal is announced by mail", async () => {
      const { client, device, email } = await newOwner();
      const [row] = await listOwnPasskeys(client);
      const id = row?.id ?? '';
      expect((await ask(client, remove, { id })).__typename).toBe('UserReturned');
      expect(await listOwnPasskeys(client)).toEqual([]);
      expect(pathsOf(await loginWithPasskey(anonymous(useTarget()), device))).toEqual(refused);
      await mailsTo(useTarget(), email, { where: ({ subject }) => subject === 'A passkey was removed' });
      // Removing it again succeeds without another mail.
      for (const gone of [id, 'pky_nothing', '', '\0'])
        expect((await ask(client, remove, { id: gone })).__typename).toBe('UserReturned');
    });

    it('are kept when the password is reset by mail', async () => {
      const { email, device, id } = await newOwner();
      await anonymous(useTarget()).ask(forgotMutation, { input: { email } });
      const [mail] = await mailsTo(useTarget(), email, { where: isResetMail });
      await changePassword(anonymous(useTarget()), {
        ...resetLink(mail ?? { text: '' }),
        newPassword: 'another rather long sentence',
      });
      expect(await loginWithPasskey(anonymous(useTarget()), device)).toMatchObject({ user: { id } });
    });

    it('are private: others cannot add, see or remove them, and the export contains no key', async () => {
      const [one, other] = [await newOwner(), await newPerson(useTarget())];
      const [row] = await listOwnPasskeys(one.client);
      expect((await ask(other.client, remove, { id: row?.id ?? '' })).__typename).toBe('UserReturned');
      expect(await listOwnPasskeys(one.client)).toHaveLength(1);
      expect(await listOwnPasskeys(other.client)).toEqual([]);
      for (const [query, input] of [
        [start, {}],
        [add, { credential: '{}' }],
        [remove, { id: row?.id ?? '' }],
      ] as const) {
        const { errors } = await anonymous(useTarget()).send(query, { input });
        expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      }
      const { text } = await one.client.rest('GET', '/api/export/account.json');
      expect((JSON.parse(text) as { passkeys: { id: string }[] }).passkeys.map(({ id }) => id)).toEqual([row?.id]);
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        expect(text).not.toContain(one.device.passkey.id.toString(form));
      }
      expect(text).not.toContain('publicKey');
    });
  });
}
