// Tests the home page: prerendered without a browser, and hydrated in one.
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { downloads } from '#site/downloads.ts';
import type { PageSection } from '#site/pageContent.ts';
import { StaticHtml } from '../staticHtml/StaticHtml.tsx';
import { Home } from './Home.tsx';
import { enlivenHome } from './HomePage.tsx';

const section = (id: string, html: string): PageSection => ({ id, title: `Title of ${id}`, html });
const html = renderToStaticMarkup(
  <Home
    sections={[
      section('bring-it', '<p>Text of bring-it</p>'),
      section('on-your-computer', '<ul><li>Fact</li></ul>'),
      section('get-involved', '<ul><li><a href="/codeprojects">Code projects</a></li></ul>'),
      section('support', '<ul><li><a href="/faq">Questions</a></li></ul>'),
    ]}
  />,
);
const page = <StaticHtml html={html} enliven={enlivenHome} />;

function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
}

function visitWith(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

const onLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('prerendered', () => {
  test('it has the texts, and links to every download in the order of the table', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    const links = [...place.querySelectorAll('a[href^="/download/"]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(downloads.map(({ os }) => `/download/${os}`));
    expect(place.textContent).toContain('Text of bring-it');
    expect(place.querySelector('a[href="/codeprojects"]')).not.toBeNull();
    expect(place.querySelector('a[href="https://github.com/JabRef/jabref/releases"]')?.textContent).toBe(
      'All releases',
    );
  });

  test('it names no version and no system of a visitor', () => {
    visitWith(onLinux);
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    expect(place.textContent).not.toMatch(/this computer|version|undefined|null/i);
  });

  test('only the first picture loads eagerly, and each has its size', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    const pictures = [...place.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture.alt).not.toBe('');
    }
  });
});

describe('in the browser', () => {
  test('hydration has no warnings, and the visitor’s own files come first', async () => {
    answerWith(() => Promise.resolve(Response.json({ version: '5.15' })));
    visitWith(onLinux);
    const complaints = vi.spyOn(console, 'error');
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const root = await act(() => Promise.resolve(hydrateRoot(place, page)));
    expect(complaints).not.toHaveBeenCalled();
    const first = place.querySelector('a[href^="/download/"]');
    expect(first?.getAttribute('href')).toBe('/download/linux_deb');
    expect(within(place).getByRole('heading', { name: /^Linux/ }).textContent).toContain('This computer');
    expect(await within(place).findByText(/Latest version: 5\.15/)).toBeTruthy();
    act(() => {
      root.unmount();
    });
  });

  test('after navigation from another page, the visitor’s system comes first', async () => {
    answerWith(() => Promise.resolve(Response.json({ version: null })));
    visitWith(onMac);
    render(page);
    const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual(['macOSThis computer', 'Windows', 'Linux']);
    expect(screen.getByRole('link', { name: 'macOS: Apple silicon, disk image (.dmg)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'macOS: Intel, disk image (.dmg)' })).toBeTruthy();
  });

  test.each([
    ['nobody knows it', () => Promise.resolve(Response.json({ version: null }))],
    ['it is no version', () => Promise.resolve(Response.json({ version: 'undefined' }))],
    ['the server fails', () => Promise.resolve(new Response('', { status: 502 }))],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('no version is named when %s, and the links are as they were', async (_, answer) => {
    answerWith(answer);
    visitWith('');
    render(page);
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText(/version/i)).toBeNull();
    expect(
      screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/download/')),
    ).toHaveLength(9);
  });
});
