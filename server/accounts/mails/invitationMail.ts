// The mail that invites a person to a shared library.
import type { LibraryRole } from '../../__generated__/resolverTypes.ts';
import type { Mail } from '../../edges.ts';
import { setLetter } from '../../mail/letter.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';

const texts = sharingTexts.mail;

/** The page on which a person accepts an invitation. */
export function invitationAddress(secret: string, publicUrl: string): string {
  return `${publicUrl}/invitation/${secret}`;
}

export interface InvitationLetter {
  readonly to: string;
  readonly inviter: string;
  readonly library: string;
  readonly role: LibraryRole;
  readonly secret: string;
  readonly days: number;
}

export function invitationMail(
  { to, inviter, library, role, secret, days }: InvitationLetter,
  publicUrl: string,
): Mail {
  return setLetter({
    to,
    subject: texts.subject(library),
    publicUrl,
    parts: [
      texts.invited(inviter, library),
      texts.ability(role),
      { label: texts.link, href: invitationAddress(secret, publicUrl) },
      texts.validity(days),
      texts.notYou,
    ],
  });
}
