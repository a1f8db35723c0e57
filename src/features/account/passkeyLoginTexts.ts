// The texts of the log-in with a passkey. Apart from passkeyTexts.ts, so that the log-in page does not load the texts of the account's own page.

export const passkeyLoginTexts = {
  submit: 'Log in with a passkey',
  busy: 'Waiting for your passkey…',
  notInBrowser: 'This browser doesn’t support passkeys.',
};
