// The mails that report changes of the second factor to the owner of the account.
import type { Mail } from '../../edges.ts';
import type { UserSource } from '../../graphql/request.ts';
import { setLetter } from '../../mail/letter.ts';
import { accountTexts } from '../accountTexts.ts';

const texts = accountTexts.mails.secondFactor;

export type SecondFactorNews = keyof typeof texts.news;

export function secondFactorMail(
  { email }: Pick<UserSource, 'email'>,
  news: SecondFactorNews,
  publicUrl: string,
): Mail {
  const { subject, happened } = texts.news[news];
  return setLetter({
    to: email,
    subject,
    publicUrl,
    parts: [
      happened(email),
      texts.wasYou,
      texts.notYou,
      { label: texts.link, href: `${publicUrl}/user/forgot-password` },
    ],
  });
}
