// Tests that the outermost error page leads to the report of a bug where Live is on.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reportPath } from '#site/statecharts.ts';
import { linkFromErrorPage } from '#statecharts/report/linkFromErrorPage.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('A bug');
  return <main>Fine</main>;
}

const page = (fails: boolean) => (
  <AppErrorBoundary>
    <Page fails={fails} />
  </AppErrorBoundary>
);

test('where Live is on, the page of a failed app has one link to the report', async () => {
  // React reports the error that the test throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = document.createElement('div');
  app.id = 'app';
  document.body.append(app);
  linkFromErrorPage();
  const { rerender } = render(page(false), { container: app });
  expect(screen.queryByRole('link')).toBeNull();
  rerender(page(true));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Report a bug' });
  expect(link.pathname).toBe(reportPath);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  vi.restoreAllMocks();
  app.remove();
});
