// Runs Lighthouse on the public pages of the built site, with its default settings (a phone on a slow network) and as a desktop.
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { installedChromium } from '../../tools/ensureBrowser.ts';
import type { JudgedTable } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = ['/', '/codeprojects/gsoc/gsoc2022', '/surveys/2015/analysis', '/user/login'];

/** The lowest accepted scores. Performance is judged on the home page only. */
function wanted(page: string, category: (typeof categories)[number]): number {
  return category !== 'performance' ? 100 : page === '/' ? 95 : 0;
}

/** Measures the pages of the server at `url`. */
export async function measurePages(url: string): Promise<JudgedTable> {
  const chromePath = installedChromium();
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  const table: string[][] = [['page', 'device', ...categories, 'LCP ms', 'TBT ms', 'CLS']];
  const shortcomings: string[] = [];
  try {
    for (const page of pages)
      for (const device of ['phone', 'desktop'] as const) {
        const run = await lighthouse(
          url + page,
          { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' },
          device === 'desktop' ? desktopConfig : undefined,
        );
        if (!run) throw new Error(`Lighthouse returned no result for ${page}`);
        const { lhr } = run;
        const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
        const figure = (audit: string, digits: number) =>
          (lhr.audits[audit]?.numericValue ?? Number.NaN).toFixed(digits);
        table.push([
          page,
          device,
          ...scores.map(String),
          figure('largest-contentful-paint', 0),
          figure('total-blocking-time', 0),
          figure('cumulative-layout-shift', 3),
        ]);
        categories.forEach((category, index) => {
          if ((scores[index] ?? 0) >= wanted(page, category)) return;
          const why = (lhr.categories[category]?.auditRefs ?? [])
            .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
            .map(({ id }) => id);
          shortcomings.push(`${page} on a ${device}: ${category} ${scores[index]}, because of ${why.join(', ')}`);
        });
      }
  } finally {
    chrome.kill();
  }
  return { table, shortcomings };
}
