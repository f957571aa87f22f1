/** Words that are written nearly alike: what a slip of the pen may have meant. */

/** Letter case, spaces and punctuation are how people differ most. */
export const plain = (word: string): string =>
  word
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The known words nearest to one that is not known, the nearest first; none where nothing is near. */
export function nearest(word: string, known: Iterable<string>, atMost = 3): readonly string[] {
  const sought = plain(word)
  return [...new Set(known)]
    .map((each) => ({ each, apart: apart(sought, plain(each)) }))
    .filter(({ apart }) => apart !== undefined)
    .sort((a, b) => a.apart! - b.apart! || (a.each < b.each ? -1 : 1))
    .slice(0, atMost)
    .map(({ each }) => each)
}

/** A word that holds the other is near it; else so many letters of ten may differ. */
function apart(one: string, other: string): number | undefined {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= 3 && long.includes(short)) return (long.length - short.length) / 10
  const letters = distance(one, other)
  return letters <= Math.min(3, Math.floor(long.length / 3)) ? letters : undefined
}

/** How many letters must be put in, taken out or changed. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, goal] of [...other].entries()) {
      next.push(Math.min(row[to + 1]! + 1, next[to]! + 1, row[to]! + (letter === goal ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1)!
}
