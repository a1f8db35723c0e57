// The texts of the page that confirms an address.

export const confirmEmailTexts = {
  title: 'Confirm your e-mail',
  lead: (address: string) => `You are logged in as ${address}.`,
  submit: 'Confirm address',
  busy: 'Confirming…',
  rejected: {
    title: 'This link does not work',
    text: 'Nothing was changed. You can get a new link on your account’s page.',
    account: 'Go to your account',
  },
  confirmed: {
    title: 'E-mail confirmed',
    text: (address: string) => `You log in with ${address}.`,
    library: 'Open your library',
  },
};
