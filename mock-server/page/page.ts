// Added to every page of the mock server (addToPage.ts): says MOCK, opens the control panel beside the page by a press or Alt+M, and plays
// scenarios that happen in the browser.
//
// Made by hand, in a shadow of its own, like the statecharts beside the app (statecharts/live/livePanel.ts): the app's styles do not reach
// it, and it stays whatever the app draws.
import { mockChangedEvent, type MockSetting } from '#site/recordedMock.ts';
import type { MockState } from '../control/controlTypes.ts';
import { withoutMark } from '../choosing/withoutMark.ts';
import { addAccountButtons } from './accountButtons.ts';
import { createAside } from './createAside.ts';
import { factsMeta, type PageFacts } from './facts.ts';
import { fillStorage } from './fillStorage.ts';
import { pageStyles } from './pageStyles.ts';
import { refuseClipboard } from './refuseClipboard.ts';

function readFacts(): PageFacts {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${factsMeta}"]`)?.content;
  return text === undefined ? { scenario: '', page: null } : (JSON.parse(text) as PageFacts);
}

/** Alt+M, wherever M lies; on a Mac it writes a letter, which is not wanted then. */
function isToggle({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyM' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The words of the badge: whoever plays something else than the ordinary sees what. */
function wordsFor(scenario: string): string {
  const played = withoutMark(scenario);
  return played === '' || played === 'ordinary' ? 'MOCK' : `MOCK · ${played}`;
}

async function readState(): Promise<MockState> {
  const response = await fetch('/__mock/state');
  if (!response.ok) throw new Error(`The mock server answered ${response.status}`);
  return (await response.json()) as MockState;
}

const scenarioOf = ({ scenario }: MockState) => scenario.own ?? scenario.everybody;

/** What a recording of the page needs to be played anew (statecharts/recording). */
async function readSetting(): Promise<MockSetting> {
  const state = await readState();
  const { seed, documents, groups, clock, viewer } = state;
  return { seed, documents, groups, scenario: withoutMark(scenarioOf(state)), as: viewer, clock };
}

function addBadge(scenario: string): void {
  const { host, root } = createAside('Mock server', pageStyles);

  const badge = document.createElement('button');
  badge.type = 'button';
  badge.className = 'badge';
  badge.title = 'Control panel (Alt+M)';
  badge.setAttribute('aria-keyshortcuts', 'Alt+M');
  badge.ariaExpanded = 'false';
  badge.textContent = wordsFor(scenario);
  const drawer = document.createElement('div');
  drawer.className = 'drawer';
  drawer.hidden = true;
  const frame = document.createElement('iframe');
  frame.title = 'Control panel of the mock server';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.ariaLabel = 'Close the control panel';
  close.textContent = '×';
  drawer.append(frame, close);
  root.append(badge, drawer);

  let focusBefore: Element | null = null;
  const open = () => {
    focusBefore = document.activeElement === host ? badge : document.activeElement;
    frame.src = '/__mock';
    drawer.hidden = false;
    badge.ariaExpanded = 'true';
    frame.focus();
  };
  const shut = () => {
    drawer.hidden = true;
    frame.removeAttribute('src');
    badge.ariaExpanded = 'false';
    if (focusBefore instanceof HTMLElement) focusBefore.focus();
  };
  const toggle = () => {
    if (drawer.hidden) open();
    else shut();
  };
  const press = (event: KeyboardEvent) => {
    if (isToggle(event)) {
      event.preventDefault();
      event.stopPropagation();
      toggle();
    }
  };
  addEventListener('keydown', press, true);
  // Keys in the frame are not heard out here; Escape is the panel's own first.
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('keydown', press, true);
    frame.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) shut();
    });
  });
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !drawer.hidden) shut();
  });
  badge.addEventListener('click', toggle);
  close.addEventListener('click', shut);
  addEventListener(mockChangedEvent, () => {
    readState().then(
      (now) => {
        badge.textContent = wordsFor(scenarioOf(now));
      },
      // The panel itself says so.
      () => undefined,
    );
  });
  // Behind everything of the page, so that Tab comes to it last.
  document.documentElement.append(host);
}

const { scenario, page } = readFacts();
globalThis.mockSetting = readSetting().catch(() => null);
if (page === 'fill-storage') fillStorage();
if (page === 'refuse-clipboard') refuseClipboard();
// Pages in frames, such as the statecharts beside the app, are part of one that says it.
if (window.top === window) {
  addBadge(scenario);
  addAccountButtons(readState);
}
