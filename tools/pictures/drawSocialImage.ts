// Makes the picture that other sites show with a link to this one: the mark, the slogan and the library.
import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { desktopApp } from '#site/desktopApp.ts';
import { mark, markColors } from './mark.ts';

const size = { width: 1200, height: 630 };

function dataUrl(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))).toString('base64')}`;
}

/** Writes public/social.png. */
export async function drawSocialImage(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(${dataUrl('src/ui/theme/fonts/inter-latin-wght-normal.woff2', 'font/woff2')}) }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; overflow: hidden; background: #f7f6f3; color: #1f1e1c; font-family: Inter }
    header { display: flex; align-items: center; gap: 18px; padding: 48px 64px 0; font-size: 34px; font-weight: 650; letter-spacing: -0.02em }
    svg { width: 52px; height: 52px }
    h1 { padding: 22px 64px 0; font-size: 72px; line-height: 1.08; font-weight: 640; letter-spacing: -0.034em }
    p { padding: 16px 64px 0; color: #595855; font-size: 27px; letter-spacing: -0.008em }
    img { position: absolute; left: 64px; top: 424px; width: 1072px; border: 1px solid #dfdedb; border-radius: 14px }
  </style><header><svg viewBox="0 0 24 24">${mark(markColors)}</svg>${desktopApp.name}</header>
  <h1>Keep every reference.<br>Find it again.</h1><p>For BibTeX and BibLaTeX, on your computer and in the browser.</p>
  <img src="${dataUrl('src/routes/home/pictures/library-light-2240.avif', 'image/avif')}">`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const shot = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
  await page.close();
  await sharp(shot)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(fileURLToPath(new URL('../../public/social.png', import.meta.url)));
}
