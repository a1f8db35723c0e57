// The statecharts beside the running app: Ctrl+Alt+S brings a panel at the right edge that follows this page, and takes it away.
//
// Made by hand, in a shadow of its own: the app's styles do not reach it, it needs nothing that the app would have to load, and it stays
// whatever the app draws. The page gives it room by a margin.
import { statechartsPath } from '#site/statecharts.ts';
import { panelStyles } from './panelStyles.ts';
import { isToggle } from './panelKey.ts';
import { keep, readKept } from './storage.ts';
import type { Telling } from './tellTabs.ts';
import { writeWanted } from './wanted.ts';
import { liveTexts } from './liveTexts.ts';

/** The narrowest it gets, in pixels, and what is always left of the page. */
const least = 320;
const step = 24;
/** Where the width is kept until the tab is closed. */
const widthKey = 'statecharts-panel-width';

/** Below this width of the window the panel lies over the page instead of beside it. */
const narrow = 900;

/**
 * Leaves so much of the window to the panel. A page that is no longer than the window, as the library, lays itself into the window by fixed
 * places: they are then counted from the body. On a long page they would scroll away with it.
 */
function giveRoom(width: number): void {
  const { documentElement: html, body } = document;
  const isLaidOut = width > 0 && html.scrollHeight <= innerHeight;
  html.style.marginRight = width > 0 ? `${width}px` : '';
  body.style.contain = isLaidOut ? 'layout' : '';
  body.style.minHeight = isLaidOut ? '100vh' : '';
}

/** Hears the key as long as there is the page. */
export function createLivePanel({ tab, lastMachine }: Telling): void {
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

  /** The width that a person wants, which a narrower window does not change. */
  let chosen = Number(readKept(widthKey));
  function choose(wanted: number): void {
    resize(wanted);
    chosen = widthNow();
    keep(widthKey, String(chosen));
  }

  const usualWidth = () => chosen || Math.round(innerWidth * 0.42);
  const widthNow = () => host.getBoundingClientRect().width;

  function open(): void {
    focusBefore = document.activeElement;
    const machine = lastMachine();
    const address = machine === null ? statechartsPath : `${statechartsPath}/${encodeURIComponent(machine)}`;
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
    // Where the person was before, unless they have gone elsewhere since.
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus();
  }

  const press = (event: KeyboardEvent) => {
    if (!isToggle(event)) return;
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
  // The app goes from page to page under the panel.
  new ResizeObserver(fit).observe(document.body);

  // Keys of the page in the frame are not heard out here. Escape is the viewer's own first.
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
