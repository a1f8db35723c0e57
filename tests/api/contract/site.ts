// Contract: what the server answers for the site beside the library: the newest release, downloads, addresses that moved.
import { describe, expect, it } from 'vitest';
import { desktopApp } from '#site/desktopApp.ts';
import { downloadAddress, downloads } from '#site/downloads.ts';
import { anonymous, type Target, type UseTarget } from './target.ts';

/** The newest version as the target tells it; null where nobody can be asked. */
async function newest(target: Target): Promise<string | null> {
  const { status, json } = await anonymous(target).rest('GET', '/api/getLatestRelease');
  expect(status).toBe(200);
  return (json as { version: string | null }).version;
}

export function siteContract(useTarget: UseTarget): void {
  const ask = (path: string, method = 'GET') => anonymous(useTarget()).rest(method, path);

  it('GET /api/getLatestRelease answers a version, or null, and never one that is made up', async () => {
    const version = await newest(useTarget());
    if (useTarget().isMock) expect(version).toBe('6.0');
    else expect(version).toBeNull();
    expect((await ask('/api/getLatestRelease', 'POST')).status).toBe(405);
  });

  describe('a download', () => {
    it.each(downloads.map(({ os }) => os))('%s leads to its file, or to all releases', async (os) => {
      const { status, headers } = await ask(`/download/${os}`);
      expect(status).toBe(302);
      expect(headers.get('location')).toBe(downloadAddress(os, await newest(useTarget())));
      expect(headers.get('cache-control')).toBe('no-cache');
    });

    it.each(['', '/', '/amiga', '/win_msi/more', '/%2F%2Fevil.example', '/undefined'])(
      'of "%s" leads to all releases',
      async (os) => {
        const { status, headers } = await ask(`/download${os}`);
        expect([status, headers.get('location')]).toEqual([302, `${desktopApp.releasesUrl}/latest`]);
      },
    );
  });

  it.each([
    ['/faq', 302, desktopApp.faqUrl],
    ['/paypal', 302, '/donations'],
    ['/donations', 302, desktopApp.donationsUrl],
    ['/gsoc', 301, '/codeprojects/gsoc'],
    ['/gsoc/gsoc2022/?from=mail', 301, '/codeprojects/gsoc/gsoc2022?from=mail'],
    ['/gsoc//evil.example', 301, '/codeprojects/gsoc/evil.example'],
    ['/bluehat2022', 301, '/codeprojects/bluehat2022'],
    ['/surveys/', 302, '/surveys/2015'],
  ])('%s answers %i, to %s', async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });
}
