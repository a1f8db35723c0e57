// Contract: two-step login with an authenticator app, and recovery codes.
import { describe, expect, it } from 'vitest';
import { isResetMail, resetLink } from '#tests/support/outbox.ts';
import {
  askOne as ask,
  type AuthenticatorApp,
  beginLogin,
  disableTotpMutation as disable,
  enableTotpMutation as enable,
  renewRecoveryCodesMutation as renew,
  setUpTotpMutation as setUp,
  turnOnTwoSteps,
  type TwoStepAnswer,
} from './authenticatorApp.ts';
import {
  changePassword,
  confirmSecondFactorMutation,
  forgotMutation,
  loginMutation,
  meQuery,
  whoAmI,
  type Credentials,
} from './operations.ts';
import { anonymous, mailsTo, newPerson, type Person, type UseTarget } from './target.ts';

const pathsOf = (answer: TwoStepAnswer) => ('problems' in answer ? answer.problems.map(({ path }) => path) : []);
const wrongCode = [['oneTimeCode']];

export function secondFactorContract(useTarget: UseTarget): void {
  async function newGuarded(): Promise<Person & AuthenticatorApp> {
    const person = await newPerson(useTarget());
    return { ...person, ...(await turnOnTwoSteps(person.client, person.password)) };
  }

  /** The first step of a log-in. */
  async function challengeOf(credentials: Credentials, client = anonymous(useTarget())) {
    return { client, confirm: await beginLogin(client, credentials) };
  }

  describe('two-step login', () => {
    it('is set up with the password and the first code, which creates ten recovery codes and sends a mail', async () => {
      const { client, email, password } = await newPerson(useTarget());
      expect(pathsOf(await ask(client, setUp, { password: 'not the password' }))).toEqual([['password']]);
      expect((await ask(client, enable, { oneTimeCode: '123456' })).__typename).toBe('TokenProblem');
      const setup = await ask(client, setUp, { password });
      expect(setup).toMatchObject({
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
        uri: expect.stringMatching(/^otpauth:\/\/totp\/.*[?&]secret=/) as string,
        qrCode: expect.stringMatching(/^<svg /) as string,
      });
      expect(await client.ask('{ me { totp { enabled } } }')).toEqual({ me: { totp: null } });
      // Until setup is finished, the password is enough.
      expect((await ask(anonymous(useTarget()), loginMutation, { email, password })).__typename).toBe('UserReturned');

      const guarded = await newGuarded();
      expect(new Set(guarded.recoveryCodes).size).toBe(10);
      for (const code of guarded.recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
      const state = await guarded.client.ask<{ me: { totp: { enabled: string; recoveryCodesLeft: number } } }>(
        '{ me { totp { enabled recoveryCodesLeft } } }',
      );
      expect(state.me.totp.recoveryCodesLeft).toBe(10);
      await mailsTo(useTarget(), guarded.email, { where: ({ subject }) => subject === 'Two-step login was turned on' });
      // Neither the secret nor the QR code is shown again, and no new one replaces it.
      expect(pathsOf(await ask(guarded.client, setUp, { password: guarded.password }))).toEqual([[]]);
    });

    it('requires the code after the password before the session starts', async () => {
      const one = await newGuarded();
      const { client, confirm } = await challengeOf(one);
      expect(client.cookies.has('session')).toBe(false);
      expect(await whoAmI(client)).toBeNull();
      expect(await confirm(`${one.code(0).slice(0, 3)} ${one.code(0).slice(3)}`)).toMatchObject({
        user: { id: one.id },
      });
      expect(await client.ask(meQuery)).toEqual({ me: { id: one.id, email: one.email } });
    });

    it('is not revealed by the answer to a wrong password', async () => {
      const one = await newGuarded();
      const wrong = await ask(anonymous(useTarget()), loginMutation, { email: one.email, password: 'not this one' });
      expect(pathsOf(wrong)).toEqual([['email', 'password']]);
    });

    it('accepts each code once, and none older than the last', async () => {
      const one = await newGuarded();
      const [first, second] = [await challengeOf(one), await challengeOf(one)];
      expect(pathsOf(await first.confirm(one.code(-1)))).toEqual(wrongCode);
      expect((await first.confirm(one.code(1))).__typename).toBe('UserReturned');
      expect(pathsOf(await second.confirm(one.code(1)))).toEqual(wrongCode);
      expect(pathsOf(await second.confirm(one.code(0)))).toEqual(wrongCode);
    });

    it('accepts a code once even if ten requests use it at the same time', async () => {
      const one = await newGuarded();
      const tries = await Promise.all(Array.from({ length: 10 }, () => challengeOf(one)));
      const answers = await Promise.all(tries.map(({ confirm }) => confirm(one.code(0))));
      expect(answers.filter(({ __typename }) => __typename === 'UserReturned')).toHaveLength(1);
    });

    it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '\0', '00000-00000'])(
      'refuses the code "%s"',
      async (code) => {
        const { confirm } = await challengeOf(await newGuarded());
        expect(pathsOf(await confirm(code))).toEqual(wrongCode);
      },
    );

    it('allows five tries for a log-in; a new log-in allows five again', async () => {
      const one = await newGuarded();
      const { client, confirm } = await challengeOf(one);
      for (let index = 0; index < 5; index += 1) expect(pathsOf(await confirm('000000'))).toEqual(wrongCode);
      expect((await confirm(one.code(0))).__typename).toBe('TokenProblem');
      expect(await whoAmI(client)).toBeNull();
      const again = await challengeOf(one);
      expect((await again.confirm(one.code(0))).__typename).toBe('UserReturned');
    });

    it('accepts a challenge once, and no made-up one', async () => {
      const one = await newGuarded();
      const { confirm } = await challengeOf(one);
      expect((await confirm(one.code(0))).__typename).toBe('UserReturned');
      expect((await confirm(one.code(1))).__typename).toBe('TokenProblem');
      const client = anonymous(useTarget());
      for (const challengeToken of ['', 'nothing', '\0'])
        expect(
          (await ask(client, confirmSecondFactorMutation, { challengeToken, oneTimeCode: one.code(1) })).__typename,
        ).toBe('TokenProblem');
    });

    it('accepts each recovery code once, in any spelling, and sends a mail', async () => {
      const one = await newGuarded();
      const [code = '', other = ''] = one.recoveryCodes;
      const first = await challengeOf(one);
      expect((await first.confirm(` ${code.toUpperCase().replace('-', ' ')} `)).__typename).toBe('UserReturned');
      const second = await challengeOf(one);
      expect(pathsOf(await second.confirm(code))).toEqual(wrongCode);
      expect((await second.confirm(other.replace('-', ''))).__typename).toBe('UserReturned');
      const { me } = await second.client.ask<{ me: { totp: { recoveryCodesLeft: number } } }>(
        '{ me { totp { recoveryCodesLeft } } }',
      );
      expect(me.totp.recoveryCodesLeft).toBe(8);
      await mailsTo(useTarget(), one.email, {
        count: 2,
        where: ({ subject }) => subject === 'A recovery code was used',
      });
    });

    it('makes new recovery codes with the password, which replace the old ones', async () => {
      const one = await newGuarded();
      expect(pathsOf(await ask(one.client, renew, { password: 'not the password' }))).toEqual([['password']]);
      const renewed = await ask(one.client, renew, { password: one.password });
      if (renewed.__typename !== 'RecoveryCodesReturned') throw new Error(JSON.stringify(renewed));
      expect(renewed.recoveryCodes.filter((code) => one.recoveryCodes.includes(code))).toEqual([]);
      const { confirm } = await challengeOf(one);
      expect(pathsOf(await confirm(one.recoveryCodes[0] ?? ''))).toEqual(wrongCode);
      expect((await confirm(renewed.recoveryCodes[0] ?? '')).__typename).toBe('UserReturned');
      const nobody = await newPerson(useTarget());
      expect(pathsOf(await ask(nobody.client, renew, { password: nobody.password }))).toEqual([[]]);
    });

    it('stays on when the password changes, and a log-in begun with the old password becomes invalid', async () => {
      const one = await newGuarded();
      const begun = await challengeOf(one);
      await anonymous(useTarget()).ask(forgotMutation, { input: { email: one.email } });
      const [mail] = await mailsTo(useTarget(), one.email, { where: isResetMail });
      const password = 'another rather long sentence';
      await changePassword(anonymous(useTarget()), { ...resetLink(mail ?? { text: '' }), newPassword: password });
      expect((await begun.confirm(one.code(0))).__typename).toBe('TokenProblem');
      const { confirm } = await challengeOf({ email: one.email, password });
      expect((await confirm(one.code(1))).__typename).toBe('UserReturned');
    });

    it('is turned off with the password, and sends a mail', async () => {
      const one = await newGuarded();
      expect(pathsOf(await ask(one.client, disable, { password: 'not the password' }))).toEqual([['password']]);
      expect((await ask(one.client, disable, { password: one.password })).__typename).toBe('UserReturned');
      const { email, password } = one;
      expect((await ask(anonymous(useTarget()), loginMutation, { email, password })).__typename).toBe('UserReturned');
      await mailsTo(useTarget(), email, { where: ({ subject }) => subject === 'Two-step login was turned off' });
    });

    it('is private: visitors cannot change it, and the export contains no secrets', async () => {
      const one = await newGuarded();
      for (const [query, input] of [
        [setUp, { password: one.password }],
        [enable, { oneTimeCode: one.code(0) }],
        [renew, { password: one.password }],
        [disable, { password: one.password }],
      ] as const) {
        const { errors } = await anonymous(useTarget()).send(query, { input });
        expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      }
      const { text } = await one.client.rest('GET', '/api/export/account.json');
      expect(text).toContain('"recoveryCodesLeft":10');
      expect(text).not.toContain(one.secret);
      for (const code of one.recoveryCodes) expect(text).not.toContain(code);
    });
  });
}
