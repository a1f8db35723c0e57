// The texts of passkeys on the page of the account, and what a browser's failures mean. Loaded with what shows them.

export const passkeyTexts = {
  browser: {
    cancelled: 'No passkey was used: the request was cancelled or took too long. Nothing was changed.',
    present: 'This device already has a passkey for your account.',
    wrongAddress: 'Passkeys don’t work at this address. Open the site at its own address and try again.',
    notPossible: 'This device cannot check that it’s you. Set a screen lock or PIN, or use another device.',
    failed: 'The browser could not use a passkey. Nothing was changed. Try again.',
  },
  section: {
    title: 'Passkeys',
    about:
      'A passkey logs you in with your fingerprint, your face or the PIN of your device, without your password and without a code. Your password still works.',
    none: 'You have no passkeys.',
    unavailable: {
      otherAddress:
        'Passkeys don’t work at this address. They need the site’s own domain name and https. You can still log in with your password.',
      notInBrowser: 'This browser doesn’t support passkeys. Update it, or add a passkey with another browser.',
    },
    add: 'Add a passkey…',
    added: 'Added ',
    lastUsed: 'last used ',
    neverUsed: 'never used',
    synced: 'synced',
    remove: 'Remove',
    removeDevice: (device: string, added: string) => `Remove the passkey of ${device}, added ${added}`,
  },
  adding: {
    title: 'Add a passkey?',
    description: 'Your browser will ask where to save it, and check that it’s you.',
    submit: 'Continue',
    busy: 'Waiting for your passkey…',
    done: 'Passkey added',
  },
  removing: {
    title: (device: string) => `Remove the passkey of ${device}?`,
    description: 'It will no longer log you in. Your device may still offer it until you remove it there too.',
    submit: 'Remove',
    busy: 'Removing…',
    done: 'Passkey removed',
  },
};
