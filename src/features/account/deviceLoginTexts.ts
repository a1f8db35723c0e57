// The texts of the sign-in of a program on the page of the account.

export const deviceLoginTexts = {
  title: 'Connect a program',
  about:
    'A program on the command line asks for access to your libraries. It gets an API token, which you can end below.',
  asks: (client: string) => `“${client}” asks for access`,
  code: (code: string) => `It shows the code ${code}. If you did not start it yourself just now, deny.`,
  scopes: {
    READ: 'It wants to read: search and export your libraries.',
    WRITE: 'It wants to read and write: also add, change and delete documents.',
  },
  until: 'The token expires after 90 days.',
  approve: 'Approve…',
  deny: 'Deny…',
  over: 'There is nothing to confirm: this code is wrong, was used before or is older than 10 minutes. Start again in the program.',
  approving: {
    title: (client: string) => `Give “${client}” access to your libraries?`,
    description: 'The program goes on by itself as soon as you approve.',
    submit: 'Approve',
    busy: 'Approving…',
    done: 'The program has access now',
  },
  denying: {
    title: (client: string) => `Deny “${client}” access?`,
    description: 'The program is told, and gets nothing.',
    submit: 'Deny',
    busy: 'Denying…',
    done: 'The program gets no access',
  },
};
