import type { Page } from '@playwright/test';

/** Lays out the parts of a page of the reference that are out of sight, too. A sheet made by a script is within its content policy. */
export async function wholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.part { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
