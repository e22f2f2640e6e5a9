import { test as base } from '@playwright/test';

export { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Tests in which one guest both asks the server by the way and sees the page: a table is open to the guest who began it. */
export const test = base.extend({
  request: async ({ context }, give) => {
    await give(context.request);
  },
});
