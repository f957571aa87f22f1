/**
 * What costs something and is asked by many, without credentials: it is made at most once in so many milliseconds, and
 * whoever asks meanwhile gets the same. A failure is not kept.
 */
export function shared<T>(fresh: number, make: () => Promise<T>): () => Promise<T> {
  let last: { readonly made: Promise<T>; until: number } | undefined
  return () => {
    if (last && Date.now() < last.until) return last.made
    const made = make()
    const kept = { made, until: Number.POSITIVE_INFINITY }
    last = kept
    made.then(
      () => {
        kept.until = Date.now() + fresh
      },
      () => {
        if (last === kept) last = undefined
      },
    )
    return made
  }
}
