export { checkoutRoot } from './checkout-root.ts';
export { markSharedRead, sharedDir } from './shared-games.ts';
