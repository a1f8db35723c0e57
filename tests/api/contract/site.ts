// Contract: what the server answers besides the library: the latest release, downloads, redirects, builds and icons.
import { describe, expect, it } from 'vitest';
import { buildIdMeta, buildManifestPath, latestBuildPath } from '#site/builds.ts';
import { desktopApp } from '#site/desktopApp.ts';
import { downloadAddress, downloads } from '#site/downloads.ts';
import { anonymous, type Target, type UseTarget } from './target.ts';

/** The latest version as the target reports it; null if its source is not available. */
async function newest(target: Target): Promise<string | null> {
  const { status, json } = await anonymous(target).rest('GET', '/api/getLatestRelease');
  expect(status).toBe(200);
  return (json as { version: string | null }).version;
}

export function siteContract(useTarget: UseTarget): void {
  const ask = (path: string, method = 'GET') => anonymous(useTarget()).rest(method, path);

  it('GET /api/getLatestRelease answers a valid version or null', async () => {
    const version = await newest(useTarget());
    if (useTarget().isMock) expect(version).toBe('6.0');
    else expect(version).toBeNull();
    expect((await ask('/api/getLatestRelease', 'POST')).status).toBe(405);
  });

  describe('a download', () => {
    it.each(downloads.map(({ os }) => os))('%s redirects to its file, or to the list of releases', async (os) => {
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

  it('reports its build to pages and clients, and knows no other build', async () => {
    const latest = await ask(latestBuildPath);
    expect([latest.status, latest.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const { id } = latest.json as { id: string };
    expect((await ask('/')).text).toContain(`<meta name="${buildIdMeta}" content="${id}" />`);
    const manifest = await ask(buildManifestPath(id));
    expect(manifest.json).toEqual({ id });
    expect(manifest.headers.get('cache-control')).toMatch(/immutable/);
    expect((await ask(buildManifestPath('0123456789abcdef0123'))).status).toBe(404);
  });

  describe('the icons of groups', () => {
    const icons = (query: string) => ask(`/api/_nuxt_icon/${query}`);

    it('are answered in Iconify’s format, with aliases resolved, and are cached by browsers', async () => {
      const { status, headers, json } = await icons('mdi.json?icons=book,school,123,no-such-icon');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/);
      expect(json).toEqual({
        prefix: 'mdi',
        lastModified: expect.any(Number) as number,
        width: 24,
        height: 24,
        icons: Object.fromEntries(
          ['book', 'school', 'numeric'].map((name) => [name, { body: expect.stringMatching(/^<path /) as string }]),
        ),
        aliases: { 123: { parent: 'numeric' } },
        not_found: ['no-such-icon'],
      });
    });

    it.each(['nowhere.json?icons=book', 'mdi?icons=book', '../mdi.json?icons=book', '..%2Fmdi.json?icons=book', ''])(
      'of an unknown set are 404: %s',
      async (query) => {
        const { status, headers } = await icons(query);
        expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      },
    );

    const many = Array.from({ length: 101 }, (_, index) => `icon-${index}`).join(',');
    it.each([
      '',
      '?icons=',
      '?icons=,',
      '?icons=Book',
      '?icons=a%20b',
      '?icons=__proto__',
      `?icons=${many}`,
      `?icons=${'a'.repeat(65)}`,
    ])('are refused where a name is none, or there are too many: %s', async (query) => {
      const { status, json, headers } = await icons(`mdi.json${query}`);
      expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(json).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    });
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
