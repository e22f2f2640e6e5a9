/** A change of language stays at the place of the page and with its filters, and holds for the play app too. */
export function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => {
      link.search = location.search;
      link.hash = location.hash;
      document.cookie = `language=${link.dataset['language'] ?? 'en'}; path=/; max-age=31536000; samesite=lax`;
    });
  }
}
