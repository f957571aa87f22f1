/** Counts what each one has open, and lets in no more than the limit. */
export interface AtMost {
  readonly limit: number
  /** The way out, to be taken once; undefined when there is no room. */
  enter(who: string): (() => void) | undefined
}

export function atMost(limit: number): AtMost {
  const open = new Map<string, number>()
  return {
    limit,
    enter(who) {
      const count = open.get(who) ?? 0
      if (count >= limit) return undefined
      open.set(who, count + 1)
      return () => {
        const left = open.get(who)! - 1
        if (left > 0) open.set(who, left)
        else open.delete(who)
      }
    },
  }
}
