// Tests which clicks on links the app follows, and which it leaves to the browser.
import { afterEach, expect, test } from 'vitest';
import { linkToFollow } from './linkToFollow.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Clicks the innermost element; returns the address that the app follows. */
function click(html: string, options: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let target: Element = document.body;
  while (target.firstElementChild) target = target.firstElementChild;
  let followed: string | null = null;
  document.body.addEventListener(
    'click',
    (event) => {
      followed = linkToFollow(event)?.getAttribute('href') ?? null;
      event.preventDefault();
    },
    { once: true },
  );
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return followed;
}

test.each(['/codeprojects', '/codeprojects/gsoc?a=b#c', '#anchor', 'http://localhost:3000/codeprojects'])(
  '%s is followed',
  (href) => {
    expect(click(`<p><a href="${href}">words</a></p>`)).toBe(href);
  },
);

test('follows a link when an element inside is clicked', () => {
  expect(click('<a href="/faq"><em>words</em></a>')).toBe('/faq');
});

test.each([
  ['outside of links', '<p>words</p>', {}],
  ['on a link without an address', '<a>words</a>', {}],
  ['on a link to another site', '<a href="https://docs.example.org/codeprojects">words</a>', {}],
  ['on a link to a mail address', '<a href="mailto:marie@example.org">words</a>', {}],
  ['on a link that opens another tab', '<a href="/faq" target="_blank">words</a>', {}],
  ['on a link to a download', '<a href="/faq" download>words</a>', {}],
  ['on a link that redirects to another site', '<a href="/download/win_msi" rel="external">words</a>', {}],
  ['with the middle button', '<a href="/faq">words</a>', { button: 1 }],
  ['with Control', '<a href="/faq">words</a>', { ctrlKey: true }],
  ['with the Apple key', '<a href="/faq">words</a>', { metaKey: true }],
  ['with Shift', '<a href="/faq">words</a>', { shiftKey: true }],
  ['with Alt', '<a href="/faq">words</a>', { altKey: true }],
])('leaves a click %s to the browser', (_, html, options) => {
  expect(click(html, options)).toBeNull();
});

test('ignores a click that was already handled', () => {
  document.body.innerHTML = '<a href="/faq">words</a>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  let followed: unknown;
  document.body.addEventListener('click', (event) => (followed = linkToFollow(event)), { once: true });
  link?.click();
  expect(followed).toBeNull();
});
