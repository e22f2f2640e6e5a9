/** Whether a media query holds; where there is no browser, none does. */
export const matches = (query: string): boolean => typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
