// Checks the second factor: a code of the authenticator app or a recovery code, each valid once.
import type { Queryable } from '../../database/database.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { stepOfCode } from './totp.ts';
import { findTotp, takeTotpStep } from './totpFactors.ts';

/** Which of the two was correct; null if none was. */
export async function takeSecondFactor(
  db: Queryable,
  userId: string,
  typed: string,
  now: Date,
): Promise<'app' | 'recovery code' | null> {
  const totp = await findTotp(db, userId);
  if (totp === null) return null;
  const step = stepOfCode(totp.secret, typed, now);
  if (step !== null) return (await takeTotpStep(db, userId, step, now)) ? 'app' : null;
  return (await takeRecoveryCode(db, userId, typed)) ? 'recovery code' : null;
}
