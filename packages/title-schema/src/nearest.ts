/** Number of slips from one word to the other: a letter changed, added, dropped, or two of them swapped. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Letters that two words begin with in common. */
function commonStart(a: string, b: string): number {
  const differs = [...a].findIndex((letter, index) => letter !== b[index]);
  return differs < 0 ? a.length : differs;
}

/** How far two words are apart whose letters agree and whose numbers do not, such as G16 and G17; 0 for others. */
function numbersApart(a: string, b: string): number {
  const [left, right] = [a, b].map((word) => /^([a-z]*)([0-9]+)$/.exec(word));
  return left && right && left[1] === right[1] ? Math.abs(Number(left[2]) - Number(right[2])) : 0;
}

interface Close {
  readonly candidate: string;
  readonly rank: number;
}

/** Words of the list that may have been meant, the likeliest first. */
function close(word: string, list: readonly string[]): readonly Close[] {
  const meant = word.toLowerCase();
  const most = Math.max(1, Math.floor(word.length / 2));
  const found = list.flatMap((candidate): Close[] => {
    const other = candidate.toLowerCase();
    const steps = distance(meant, other);
    const start = commonStart(meant, other);
    // A word of which no letter is kept is no slip of the pen; one that breaks off early is.
    const likely = steps <= most && steps < Math.max(meant.length, other.length);
    const apart = Math.min(numbersApart(meant, other), 999) / 100_000;
    return likely || (start === meant.length && start >= 3) ? [{ candidate, rank: steps - start / 100 + apart }] : [];
  });
  return found.sort((a, b) => a.rank - b.rank);
}

/** The word of the list that was most likely meant, or null when none is close. */
export function nearest(word: string, list: readonly string[]): string | null {
  return close(word, list)[0]?.candidate ?? null;
}

/** What to do about an unknown word: the one that was likely meant (or the two beside it), or the list to choose from. */
export function suggestion(word: string, list: readonly string[]): string {
  const [first, second] = close(word, list);
  if (first !== undefined) {
    const beside =
      second !== undefined && second.rank === first.rank && numbersApart(word.toLowerCase(), second.candidate.toLowerCase()) === 1;
    return `did you mean ${first.candidate}${beside ? ` or ${second.candidate}` : ''}?`;
  }
  if (list.length === 0) return 'take it out: there is none';
  return list.length > 12 ? `use one of ${list.slice(0, 12).join(', ')}, …` : `use one of ${list.join(', ')}`;
}
