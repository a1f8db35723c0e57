// In every file of the unit tests that draws: what Testing Library is set to, whatever the file before has set it to in the same thread.
// What is waited for may take long where something else uses the machine; a wait that is met ends at once, so that patience costs nothing.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000, defaultHidden: false });
}

export {};
