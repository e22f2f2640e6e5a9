import { expect, type Page } from '@playwright/test';

/** Notes requests that leave the origin, and errors of the page; `clean` fails on any. */
export function watch(page: Page, origin: string): { readonly clean: () => void } {
  const strangers: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    clean: () => {
      expect(strangers).toEqual([]);
      expect(errors).toEqual([]);
    },
  };
}

/** The page itself does not scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const [wide, view] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide).toBeLessThanOrEqual(view ?? 0);
}
