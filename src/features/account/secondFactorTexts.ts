// The texts of two-step login: at the log-in and on the page of the account. Loaded with what shows them.

const code = 'Code';

export const secondFactorTexts = {
  step: {
    app: {
      title: 'Enter the code',
      lead: 'from your authenticator app',
      label: code,
      hint: 'Six digits. A new code appears every 30 seconds.',
      other: 'Use a recovery code',
    },
    recovery: {
      title: 'Enter a recovery code',
      lead: 'one of the ten that you saved',
      label: 'Recovery code',
      hint: 'Each works once.',
      other: 'Use the authenticator app',
    },
    submit: 'Log in',
    busy: 'Checking…',
    startOver: 'Log in again',
  },
  section: {
    title: 'Two-step login',
    about:
      'With an authenticator app, your password alone is not enough to log in: you also enter a code that only your device shows.',
    off: 'Two-step login is off.',
    setUp: 'Set up',
    settingUp: 'Preparing…',
    scan: 'Scan this picture with your authenticator app, then enter the code that the app shows.',
    qrCode: 'QR code for your authenticator app',
    byHand: 'Can’t scan it? Enter this key in the app:',
    open: 'Open an app on this device',
    code,
    codeHint: 'Six digits, from the app.',
    enable: 'Turn on',
    enabling: 'Checking…',
    cancel: 'Cancel',
    startAgain: 'Start again',
    on: 'Two-step login has been on since ',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count === 0 ? 'No' : count} recovery codes are left.`,
    fewLeft: 'Make new ones before you run out: without your device and without a code, you cannot log in.',
    renew: 'New recovery codes…',
    turnOff: 'Turn off…',
  },
  codes: {
    title: 'Save your recovery codes',
    why: 'If you lose your device, each of these logs you in once. They are shown only now. Keep them where your device is not: printed, or in a password manager.',
    copy: 'Copy',
    copied: 'Recovery codes copied',
    download: 'Download',
    file: 'recovery-codes.txt',
    done: 'I have saved them',
  },
  renew: {
    title: 'Make new recovery codes?',
    description: 'The codes that you have now will stop working.',
    submit: 'Make new codes',
    busy: 'Making…',
  },
  turnOff: {
    title: 'Turn two-step login off?',
    description: 'Your password alone will be enough to log in, and your recovery codes will stop working.',
    submit: 'Turn off',
    busy: 'Turning off…',
    done: 'Two-step login is off',
  },
};
