// Notes the addresses that the page moves to.
import type { RecordedPlace } from './recording.ts';

/** Reports the address now and after each move, for the lifetime of the page. */
export function watchPlaces(onPlace: (place: RecordedPlace) => void): void {
  const report = (how: RecordedPlace['how']) => {
    onPlace({ kind: 'place', at: Date.now(), how, address: location.pathname + location.search + location.hash });
  };
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...values) => {
    push(...values);
    report('pushed');
  };
  history.replaceState = (...values) => {
    const before = location.href;
    replace(...values);
    // The router also stores the scroll position of an address this way, which is no move.
    if (location.href !== before) report('replaced');
  };
  addEventListener('popstate', () => {
    report('back or forward');
  });
  report('loaded');
}
