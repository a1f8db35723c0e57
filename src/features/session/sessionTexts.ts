// The texts of the session: the account's menu, and what is said when a session ends below somebody's work.

export const sessionTexts = {
  account: (email: string) => `Account: ${email}`,
  menu: {
    account: 'Your account',
    report: 'Report a bug…',
    logOut: 'Log out',
    logOutFailed: (why: string) => `You are still logged in: ${why}. Try again when you are online.`,
  },
  ended: {
    message: 'You are logged out. Your changes on this page are kept, but not saved yet.',
    logIn: 'Log in',
    back: 'You are logged in again',
  },
  otherUser: {
    title: 'Another account is logged in',
    message: (email: string | undefined) =>
      `${email ?? 'Another account'} logged in from another tab. Your changes on this page are not saved. To continue here, log in with your own account in that tab.`,
    leave: 'Discard my changes',
    stay: 'Stay here',
  },
};
