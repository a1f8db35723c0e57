// In every file of the unit tests that draws: what is waited for may take long where something else uses the machine. A wait that is met
// ends at once, so that patience costs nothing.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
