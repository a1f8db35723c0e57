// Prerenders the public pages, so that each is complete without JavaScript and the app can hydrate it. Vite builds this file (mode `prerender` in
// vite.config.ts) because it renders the app's components; tools/build.mjs runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { describeApp } from '#site/head.ts';
import { type AppPage, appPages, shellFile } from '#server/http/routePatterns.ts';
import { type PagePayload, payloadPath } from '#site/payload.ts';
import { pageTitle } from '#site/productName.ts';
import { notFoundPlaceholder, publicUrlPlaceholder } from '#site/pageMarkers.ts';
import { drawPayload } from '#src/app/drawPayload.tsx';
import { prerenderPage } from '#src/app/prerenderPage.tsx';
import { readContent } from '../content/readContent.ts';
import { pageFiles } from './pageFiles.ts';
import { pageHtml, shellHtml } from './pageHtml.ts';
import { writeBuildFiles } from './writeBuildFiles.ts';

const folder = 'dist/client';
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
const shell = readFileSync(join(folder, 'shell.html'), 'utf8');
const payloads = new Map([...(await readContent())].map(([path, content]) => [path, drawPayload(path, content)]));

/** The source file of each page's component, which the routes load lazily. */
const drawnBy = {
  home: 'src/routes/home/HomePage.tsx',
  article: 'src/routes/content/ArticlePage.tsx',
} satisfies Record<PagePayload['kind'], string>;

/** The modules of the app's own pages, and of their queries, which the HTML names so that the browser can load them early. */
const library = ['src/relay/createEnvironment.ts', 'src/routes/dashboard/library.ts'];
const appPageDrawnBy: Record<AppPage, readonly string[]> = {
  '/user/login': ['src/routes/account/LoginPage.tsx'],
  '/user/register': ['src/routes/account/RegisterPage.tsx'],
  '/user/forgot-password': ['src/routes/account/ForgotPasswordPage.tsx'],
  '/change-password/:token': ['src/routes/account/ChangePasswordPage.tsx'],
  '/confirm-email/:token': ['src/routes/account/ConfirmEmailPage.tsx'],
  '/invitation/:secret': ['src/relay/createEnvironment.ts', 'src/routes/invitation/InvitationPage.tsx'],
  '/dashboard': library,
  '/dashboard/account': [
    'src/relay/createEnvironment.ts',
    'src/routes/accountPage/accountLoader.ts',
    'src/routes/accountPage/AccountPage.tsx',
  ],
  '/dashboard/bibliography': [
    'src/relay/createEnvironment.ts',
    'src/routes/bibliography/bibliographyLoader.ts',
    'src/routes/bibliography/BibliographyPage.tsx',
  ],
};

/** Renders all pages before writing the first, so that a failure changes nothing on disk. */
const files = new Map<string, string | Uint8Array>();

// Only these pages show the pictures, so the app's own build doesn't include them.
const drawnWith = 'dist/prerender/assets';
for (const name of readdirSync(drawnWith).filter((each) => /\.(avif|webp)$/.test(each)))
  files.set(`assets/${name}`, readFileSync(join(drawnWith, name)));

const getPayload = (path: string) => Promise.resolve(payloads.get(path) ?? null);

for (const [path, payload] of payloads) {
  const html = pageHtml({
    shell,
    content: await prerenderPage(path, getPayload),
    title: payload.kind === 'home' ? payload.title : pageTitle(payload.title),
    files: pageFiles(manifest, drawnBy[payload.kind]),
    page: { path, payload, structuredData: payload.kind === 'home' ? describeApp(publicUrlPlaceholder) : null },
  });
  files.set(join(path, 'index.html'), html);
  files.set(payloadPath(path), JSON.stringify(payload));
}

for (const page of appPages) files.set(shellFile(page), shellHtml(shell, pageFiles(manifest, ...appPageDrawnBy[page])));

// Written last: tools/build.mjs takes this file as the sign that all pages are there.
files.set(
  'not-found.html',
  pageHtml({
    shell,
    content: await prerenderPage(notFoundPlaceholder, getPayload),
    title: pageTitle('Page not found'),
    files: pageFiles(manifest, 'src/routes/error/NotFoundPage.tsx'),
    page: null,
  }),
);

writeBuildFiles(folder, 'dist/pages.json', files);
