import { expect, test } from 'vitest';
import { desktopApp } from './desktopApp.ts';
import { describeApp } from './head.ts';

test('the desktop app is described as free, with its downloads on this site', () => {
  expect(describeApp('https://library.example')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: desktopApp.name,
    url: 'https://library.example/',
    downloadUrl: 'https://library.example/#downloads',
    image: 'https://library.example/social.png',
    offers: { price: '0' },
  });
});
