// The single texts of components. Every page loads them: folders with more of their own, or that come later, have a file there.

export const uiTexts = {
  messages: 'Messages',
  closeMessage: 'Close this message',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  remove: 'Remove',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};
