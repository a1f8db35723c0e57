// The texts of accounts for people: the problems of their forms, and the mails.

export const accountTexts = {
  email: {
    missing: 'Enter your e-mail address.',
    invalid: 'This is not a valid e-mail address.',
    taken: 'An account with this e-mail address already exists.',
    takenMeanwhile: 'Another account has this e-mail address by now. Your address stays as it is.',
    present: 'This is your e-mail address already.',
  },
  password: {
    tooShort: (least: number) => `Use at least ${least} characters.`,
    tooLong: (most: number) => `Use at most ${most} characters.`,
    common: 'This password is too common. Choose one that is harder to guess.',
    wrong: 'This is not your password.',
    needed: (minutes: number) => `Enter your password. You logged in here more than ${minutes} minutes ago.`,
  },
  name: {
    missing: 'Enter a name.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    wrong: 'This name has characters that are not allowed.',
  },
  wrongLogin: 'The e-mail address or the password is wrong.',
  rejectedLink: 'This link is no longer valid. Links work once and expire after one hour. Request a new one.',
  secondFactor: {
    wrongCode: 'This code is wrong or was used before. Wait for the next one, and check the clock of your device.',
    challengeOver: 'The log-in took too long, or too many codes were wrong. Log in again.',
    setupOver: 'The setup took too long or was begun again elsewhere. Nothing was changed. Start again.',
    isOn: 'Two-step login is on already. Turn it off first to set it up again.',
    isOff: 'Two-step login is off.',
  },
  passkeys: {
    rejected: 'This passkey could not be verified. Log in with your password, or try another passkey.',
    loginOver: 'This log-in is no longer valid. Nothing was changed. Try again.',
    setupOver: 'This setup is no longer valid. Nothing was changed. Try again.',
    notAdded: 'The passkey could not be verified and was not added. Try again, or use another device.',
    taken: 'This passkey is already in use.',
    tooMany: (most: number) => `You have reached the limit of ${most} passkeys. Remove one first.`,
  },
  apiTokens: {
    invalid:
      'This API token is not valid: it has expired, was ended, or was copied incompletely. Create another one on the page of your account.',
    wrongDays: (most: number) => `Choose 1 to ${most} days, or no end.`,
    codeInvalid: 'This code is wrong, was used before or is older than 10 minutes. Start again in the program.',
    noLibrary: 'You have no such library.',
    tooMany: (most: number) => `You have reached the limit of ${most} API tokens. End one first.`,
  },
  rejectedConfirmation:
    'This link is no longer valid, or it belongs to another account than the one you are logged in to. Links work once and expire after one day.',
  noSession: 'There is no such session.',
  mails: {
    welcome: {
      subject: 'Your library is ready',
      created: (email: string) => `Your account for ${email} is ready, with your own private library.`,
      confirm: 'Confirm your e-mail address',
      confirmWhy:
        'Confirming shows that this address is yours. The link works once and expires after one day; you can get a new one on the page of your account.',
      open: 'Open your library',
      begin:
        'To begin, import your .bib file: choose Import in the library, or drop the file on the page. Its groups are imported too, and you can export everything at any time.',
      forgot: (address: string) =>
        `Log in with this e-mail address and your password. If you forget the password, you can reset it: ${address}`,
      notYou:
        'If you did not sign up, your address was probably entered by mistake. Reset the password at the address above to take over the account or delete it.',
    },
    confirmEmail: {
      subject: 'Confirm your e-mail address',
      asked: (email: string) => `Someone with an account here gave ${email} as its e-mail address.`,
      link: 'Confirm this address',
      validity:
        'The link works once and expires after one day. You have to be logged in to the account; until then its address does not change.',
      notYou: 'If this was not you, ignore this e-mail: without the link, nothing happens.',
    },
    reset: {
      subject: 'Set a new password',
      asked: (email: string) => `You asked for a new password for the account ${email}.`,
      link: 'Set a new password',
      validity:
        'The link works once and expires after one hour. If you did not ask for this, ignore this e-mail: your password stays the same.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      changed: (email: string) =>
        `The password of the account ${email} was changed, and its other sessions were logged out.`,
      wasYou: 'If this was you, there is nothing to do.',
      notYou: 'If this was not you, someone else has access to your account. Reset your password now to lock them out.',
      link: 'Reset your password',
    },
    secondFactor: {
      news: {
        turnedOn: {
          subject: 'Two-step login was turned on',
          happened: (email: string) =>
            `Two-step login was turned on for the account ${email}: logging in asks for a code of an authenticator app from now on.`,
        },
        turnedOff: {
          subject: 'Two-step login was turned off',
          happened: (email: string) =>
            `Two-step login was turned off for the account ${email}: the password alone is enough to log in.`,
        },
        codesRenewed: {
          subject: 'You have new recovery codes',
          happened: (email: string) =>
            `New recovery codes were made for the account ${email}. The former ones do not work any more.`,
        },
        recoveryCodeUsed: {
          subject: 'A recovery code was used',
          happened: (email: string) =>
            `Somebody logged in to the account ${email} with a recovery code. It does not work any more.`,
        },
        passkeyAdded: {
          subject: 'A passkey was added',
          happened: (email: string) =>
            `A passkey was added to the account ${email}: it logs in without the password and without a code.`,
        },
        apiTokenCreated: {
          subject: 'An API token was created',
          happened: (email: string) =>
            `An API token was created for the account ${email}: with it, a script can use the library without logging in.`,
        },
        passkeyRemoved: {
          subject: 'A passkey was removed',
          happened: (email: string) => `A passkey of the account ${email} was removed. It no longer logs in.`,
        },
      },
      wasYou: 'If this was you, there is nothing to do.',
      notYou:
        'If this was not you, someone else has access to your account. Reset your password now, which logs everybody out, then check two-step login, the passkeys and the API tokens on the page of your account.',
      link: 'Reset your password',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      changed: (email: string) =>
        `The e-mail address of your account is no longer ${email}. Future e-mails go to the new address; this is the last one to you.`,
      wasYou: 'If this was you, there is nothing to do.',
      notYou:
        'If this was not you, someone else knows your password. Contact the operator of this site at once; the legal notice says how.',
      link: 'Legal notice',
    },
    deleted: {
      subject: 'Your account was deleted',
      deleted: (email: string) => `The account ${email} was deleted, with its library, its groups and all other data.`,
      final: 'This cannot be undone. You can sign up again with this address, and start with an empty library.',
      notYou: 'If this was not you, someone else knew your password. Change it wherever else you use it.',
    },
  },
};
