import type { Action } from '@roundhouse/engine';
import { createContext } from 'react';

/** Amounts typed and not sent yet. */
export const Typed = createContext<Map<string, string>>(new Map());

/** What an amount is for, whatever the amount. */
export const purposeOf = (action: Action & { readonly amount: number }): string => JSON.stringify({ ...action, amount: 0 });
