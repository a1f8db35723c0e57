// Configures Testing Library in every unit test file that renders, because files share a thread. The timeout is long, since other programs may slow the machine
// down; a wait that succeeds ends at once.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  const { waitForEffects } = await import('./waitForEffects.ts');
  configure({ asyncUtilTimeout: 10_000, defaultHidden: false, asyncWrapper: waitForEffects });
}

export {};
