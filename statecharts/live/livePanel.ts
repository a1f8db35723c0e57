// The panel with statecharts beside the running app: Ctrl+Alt+S opens and closes it at the right edge, where it follows this page.
//
// Plain DOM in a shadow root, so that the app's styles don't reach it, it loads nothing of the app, and it stays whatever the app renders. The page makes room
// for it with a margin.
import { machineAddress, statechartsPath } from '#site/statecharts.ts';
import { panelStyles } from './panelStyles.ts';
import { isPanelKey } from './toolKeys.ts';
import { keepInTab, readTab } from '#src/ui/storage/keepInTab.ts';
import type { PageReporter } from './reportToTabs.ts';
import { writeWanted } from './wanted.ts';
import { liveTexts } from './liveTexts.ts';

/** The minimum width of the panel in pixels, and the width that is always left to the page. */
const least = 320;
const step = 24;
/** The storage key of the width, which is kept until the tab is closed. */
const widthKey = 'statecharts-panel-width';

/** In windows narrower than this, the panel covers the page instead of standing beside it. */
const narrow = 900;

/**
 * Reserves this much of the window for the panel. A page as tall as the window, such as the library, uses fixed positions: they become relative to the body. On
 * a page that scrolls, they would scroll away with the body.
 */
function giveRoom(width: number): void {
  const { documentElement: html, body } = document;
  const isLaidOut = width > 0 && html.scrollHeight <= innerHeight;
  html.style.marginRight = width > 0 ? `${width}px` : '';
  body.style.contain = isLaidOut ? 'layout' : '';
  body.style.minHeight = isLaidOut ? '100vh' : '';
}

/** Handles the key for the lifetime of the page. */
export function createLivePanel({ tab, lastMachine }: PageReporter): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', liveTexts.panel.name);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];

  const line = document.createElement('div');
  line.className = 'line';
  line.role = 'separator';
  line.tabIndex = 0;
  line.ariaOrientation = 'vertical';
  line.ariaLabel = liveTexts.panel.width;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.ariaLabel = liveTexts.panel.close;
  close.title = liveTexts.panel.closeTip;
  close.textContent = '×';
  const title = document.createElement('strong');
  title.textContent = liveTexts.panel.name;
  const head = document.createElement('header');
  head.append(title, close);
  const frame = document.createElement('iframe');
  frame.title = liveTexts.panel.frame;
  root.append(line, head, frame);

  let focusBefore: Element | null = null;

  function resize(wanted: number): void {
    const most = Math.max(least, innerWidth - least);
    const width = Math.round(Math.min(most, Math.max(least, wanted)));
    host.style.width = `${Math.min(width, innerWidth)}px`;
    giveRoom(innerWidth < narrow ? 0 : width);
    line.ariaValueMin = String(least);
    line.ariaValueMax = String(most);
    line.ariaValueNow = String(width);
  }

  /** The width that the person has chosen; a narrower window doesn't change it. */
  let chosen = Number(readTab(widthKey));
  function choose(wanted: number): void {
    resize(wanted);
    chosen = widthNow();
    keepInTab(widthKey, String(chosen));
  }

  const usualWidth = () => chosen || Math.round(innerWidth * 0.42);
  const widthNow = () => host.getBoundingClientRect().width;

  function open(): void {
    focusBefore = document.activeElement;
    const machine = lastMachine();
    const address = machine === null ? statechartsPath : machineAddress(machine);
    frame.src = `${address}?${new URLSearchParams({ tab: 'live', actor: writeWanted(tab, true) ?? '' }).toString()}`;
    document.documentElement.append(host);
    resize(usualWidth());
    frame.focus();
  }

  function shut(): void {
    const hadFocus = document.activeElement === host;
    host.remove();
    frame.removeAttribute('src');
    giveRoom(0);
    // Returns the focus to where it was, unless the person has moved it since.
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus();
  }

  const press = (event: KeyboardEvent) => {
    if (!isPanelKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (host.isConnected) shut();
    else open();
  };
  addEventListener('keydown', press, true);
  const fit = () => {
    if (host.isConnected) resize(usualWidth());
  };
  addEventListener('resize', fit);
  // The app navigates without reloading the panel.
  new ResizeObserver(fit).observe(document.body);

  // Keys pressed in the frame don't reach this page. The viewer handles Escape first.
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('keydown', press, true);
    frame.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) shut();
    });
  });
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') shut();
  });
  close.addEventListener('click', shut);

  line.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    line.focus();
    line.setPointerCapture(event.pointerId);
  });
  line.addEventListener('pointermove', (event) => {
    if (line.hasPointerCapture(event.pointerId)) choose(innerWidth - event.clientX);
  });
  line.addEventListener('keydown', ({ key }) => {
    const wider = { ArrowLeft: step, ArrowRight: -step, Home: -innerWidth, End: innerWidth }[key];
    if (wider !== undefined) choose(widthNow() + wider);
  });
}
