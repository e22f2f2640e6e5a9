/** Number of letters to change, add or drop to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The word of the list that was most likely meant, or null when none is close. */
export function nearest(word: string, list: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(Math.max(word.length, 2) / 2)) + 1;
  for (const candidate of list) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    // A word of which no letter is kept is no likely slip of the pen.
    if (steps < least && steps < Math.max(word.length, candidate.length)) [best, least] = [candidate, steps];
  }
  return best;
}

/** "write X", or the list to choose from. */
export function suggestion(word: string, list: readonly string[]): string {
  const close = nearest(word, list);
  if (close !== null) return `did you mean ${close}?`;
  if (list.length === 0) return 'take it out: there is none';
  return list.length > 12 ? `use one of ${list.slice(0, 12).join(', ')}, …` : `use one of ${list.join(', ')}`;
}
