// Tests what all mails have in common, in both of their forms.
import { expect, test } from 'vitest';
import { accountDeletedMail } from '../accounts/mails/accountDeletedMail.ts';
import { confirmEmailMail } from '../accounts/mails/confirmEmailMail.ts';
import { emailChangedMail } from '../accounts/mails/emailChangedMail.ts';
import { passwordChangedMail } from '../accounts/mails/passwordChangedMail.ts';
import { resetMail } from '../accounts/mails/resetMail.ts';
import { secondFactorMail } from '../accounts/mails/secondFactorMail.ts';
import { welcomeMail } from '../accounts/mails/welcomeMail.ts';
import { setLetter } from './letter.ts';

const site = 'https://library.example';
const ada = { id: 'user_ada', email: "ada.o'neill+list@example.org" };

const mails = {
  welcome: welcomeMail(ada, 'to-ken_1', site),
  'confirm address': confirmEmailMail(ada, 'to-ken_1', site),
  'second factor on': secondFactorMail(ada, 'turnedOn', site),
  'second factor off': secondFactorMail(ada, 'turnedOff', site),
  'codes renewed': secondFactorMail(ada, 'codesRenewed', site),
  'recovery code used': secondFactorMail(ada, 'recoveryCodeUsed', site),
  'passkey added': secondFactorMail(ada, 'passkeyAdded', site),
  'passkey removed': secondFactorMail(ada, 'passkeyRemoved', site),
  reset: resetMail(ada, 'to-ken_1', site),
  'password changed': passwordChangedMail(ada, site),
  'e-mail changed': emailChangedMail(ada, site),
  'account deleted': accountDeletedMail(ada, site),
};

/** The visible text of an HTML mail, one line for each element. */
function readable(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

test.each(Object.entries(mails))('%s: both forms have the same content', (_, { text, html }) => {
  const [name = '', ...lines] = readable(html);
  expect(lines.at(-1)).toBe(site);
  // The HTML begins with the product's name; the plain text ends with it as a signature.
  const said = text
    .split('\n')
    .map((line) => line.replace(/:$/, '').trim())
    .filter((line) => line !== '' && line !== '--');
  expect(said).toEqual(lines.map((line) => line.replace(/:$/, '')));
  expect(said.at(-2)).toBe(name);
});

test.each(Object.entries(mails))('%s: is readable in light and dark mode', (_, { subject, html, text }) => {
  expect(subject).toMatch(/^[A-Z][^!]*$/);
  expect(text).not.toMatch(/[!<]|please|undefined/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
  // The mail loads nothing, so it does not reveal who opens it.
  expect(html).not.toMatch(/<img|<script|<table|@import|url\(/);
  for (const [, link] of html.matchAll(/href="([^"]+)"/g)) expect(link).toMatch(/^https:\/\/library\.example(\/|$)/);
});

test('the reset link has the token where the page expects it', () => {
  expect(mails.reset.text).toContain(`${site}/change-password/to-ken_1?id=user_ada\n`);
  expect(mails.reset.html).toContain(`href="${site}/change-password/to-ken_1?id=user_ada"`);
});

test.each(['welcome', 'confirm address'] as const)(
  'the link of “%s” has the token where the page expects it',
  (name) => {
    expect(mails[name].text).toContain(`${site}/confirm-email/to-ken_1\n`);
    expect(mails[name].html).toContain(`href="${site}/confirm-email/to-ken_1"`);
  },
);

test('user input is escaped in HTML', () => {
  const { html, text } = setLetter({
    to: 'ada@example.org',
    subject: '<b>"A" & B</b>',
    publicUrl: site,
    parts: ['<script>alert(1)</script>', { label: '"><b>', href: `${site}/?a=1&b="><b>` }],
  });
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain(`href="${site}/?a=1&amp;b=&quot;&gt;&lt;b&gt;"`);
  expect(text).toContain('<script>alert(1)</script>');
});
