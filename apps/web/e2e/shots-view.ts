import type { APIRequestContext, Page } from './guest.ts';

/** A page as it should be seen: where it is, and what is pressed there first. */
export interface View {
  readonly name: string;
  readonly open: (request: APIRequestContext) => Promise<string>;
  readonly press?: (page: Page) => Promise<void>;
}

/** Shows a tab of the board. */
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
