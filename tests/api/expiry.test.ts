// Tests what expires: sessions, reset tokens and rate limits. The tests control the clock.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isResetMail, resetLink } from '#tests/support/outbox.ts';
import { changePassword, forgotMutation, login, loginMutation, whoAmI } from './contract/operations.ts';
import { anonymous, newAddress, newPerson, mailsTo } from './contract/target.ts';
import { startInProcess, type InProcessTarget } from './inProcess.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const newPassword = 'a rather long sentence';

let target: InProcessTarget;

beforeEach(async () => {
  target = await startInProcess();
});
afterEach(() => target.stop());

async function forget(email: string) {
  await anonymous(target).ask(forgotMutation, { input: { email } });
  const [mail] = await mailsTo(target, email, { where: isResetMail });
  if (mail === undefined) throw new Error('There is no mail');
  return resetLink(mail);
}

it('a reset token is valid for an hour', async () => {
  const { email } = await newPerson(target);
  const link = await forget(email);
  target.advance(59 * minute);
  expect((await changePassword(anonymous(target), { ...link, newPassword })).__typename).toBe('UserReturned');
});

it('a reset token is refused after an hour', async () => {
  const { email, password } = await newPerson(target);
  const link = await forget(email);
  target.advance(60 * minute + 1);
  expect((await changePassword(anonymous(target), { ...link, newPassword })).__typename).toBe('TokenProblem');
  expect((await login(anonymous(target), { email, password })).__typename).toBe('UserReturned');
});

it('a session ends on the server after 30 days without a request', async () => {
  const { client, id } = await newPerson(target);
  target.advance(29 * day);
  expect(await whoAmI(client)).toBe(id);
  target.advance(29 * day);
  expect(await whoAmI(client)).toBe(id);
  target.advance(30 * day + minute);
  expect(await whoAmI(client)).toBeNull();
});

it('a session ends after 90 days even if it is used', async () => {
  const { client, id } = await newPerson(target);
  for (let passed = 0; passed < 89; passed += 1) {
    target.advance(day);
    expect(await whoAmI(client)).toBe(id);
  }
  target.advance(day + minute);
  expect(await whoAmI(client)).toBeNull();
});

it('a rate limit ends on time', async () => {
  await target.stop();
  target = await startInProcess({ RATE_LIMITS: 'on' });
  const { email, password } = await newPerson(target);
  for (let attempt = 0; attempt < 10; attempt += 1) await login(anonymous(target), { email, password: newAddress() });
  const failure = await anonymous(target).refused('RATE_LIMITED', loginMutation, { input: { email, password } });
  target.advance((failure.extensions?.retryAfter ?? 0) * 1000 + 1);
  expect((await login(anonymous(target), { email, password })).__typename).toBe('UserReturned');
});
