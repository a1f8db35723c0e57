// The script that is added to every page of the mock server (addPageScript.ts). It shows the MOCK badge, opens the control panel beside the page, and simulates
// browser scenarios.
//
// It uses no framework and has its own shadow tree, like the statecharts beside the app (statecharts/live/livePanel.ts), so that it does not depend on the app.
import { mockChangedEvent, type MockSetting } from '#site/recordedMock.ts';
import type { MockState } from '../control/controlTypes.ts';
import { withoutMark } from '../choices/withoutMark.ts';
import { addAccountButtons } from './accountButtons.ts';
import { createAside } from './createAside.ts';
import { settingsMeta, type PageSettings } from './pageSettings.ts';
import { fillStorage } from './fillStorage.ts';
import { pageStyles } from './pageStyles.ts';
import { refuseClipboard } from './refuseClipboard.ts';

function readSettings(): PageSettings {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMeta}"]`)?.content;
  return text === undefined ? { scenario: '', page: null } : (JSON.parse(text) as PageSettings);
}

/** Whether the key is Alt+M, by position, because on a Mac Alt+M types another letter. */
function isToggle({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyM' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The text of the badge, with the scenario if it is not "ordinary". */
function badgeText(scenario: string): string {
  const scenarioName = withoutMark(scenario);
  return scenarioName === '' || scenarioName === 'ordinary' ? 'MOCK' : `MOCK · ${scenarioName}`;
}

async function readState(): Promise<MockState> {
  const response = await fetch('/__mock/state');
  if (!response.ok) throw new Error(`The mock server answered ${response.status}`);
  return (await response.json()) as MockState;
}

const scenarioOf = ({ scenario }: MockState) => scenario.own ?? scenario.everybody;

/** The settings that a recording of the page needs to be replayed (statecharts/recording). */
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
  badge.textContent = badgeText(scenario);
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
  const openPanel = () => {
    focusBefore = document.activeElement === host ? badge : document.activeElement;
    frame.src = '/__mock';
    drawer.hidden = false;
    badge.ariaExpanded = 'true';
    frame.focus();
  };
  const closePanel = () => {
    drawer.hidden = true;
    frame.removeAttribute('src');
    badge.ariaExpanded = 'false';
    if (focusBefore instanceof HTMLElement) focusBefore.focus();
  };
  const togglePanel = () => {
    if (drawer.hidden) openPanel();
    else closePanel();
  };
  const press = (event: KeyboardEvent) => {
    if (isToggle(event)) {
      event.preventDefault();
      event.stopPropagation();
      togglePanel();
    }
  };
  addEventListener('keydown', press, true);
  // Key events in the frame don't reach this window. Escape closes the panel unless the panel handles it.
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('keydown', press, true);
    frame.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closePanel();
    });
  });
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !drawer.hidden) closePanel();
  });
  badge.addEventListener('click', togglePanel);
  close.addEventListener('click', closePanel);
  addEventListener(mockChangedEvent, () => {
    readState().then(
      (now) => {
        badge.textContent = badgeText(scenarioOf(now));
      },
      // The panel shows the error.
      () => undefined,
    );
  });
  // After everything else, so that Tab reaches it last.
  document.documentElement.append(host);
}

const { scenario, page } = readSettings();
globalThis.mockSetting = readSetting().catch(() => null);
if (page === 'fill-storage') fillStorage();
if (page === 'refuse-clipboard') refuseClipboard();
// Not in frames, such as the statecharts beside the app, because the page that contains them has a badge.
if (window.top === window) {
  addBadge(scenario);
  addAccountButtons(readState);
}
