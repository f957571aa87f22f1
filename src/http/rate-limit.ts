/** A token bucket per client or network: `rate` tokens a second, at most twice that at once. Real time, per process. */
export interface RateLimit {
  take(who: string, now: number): Allowance
  /** How many are remembered: who has all tokens again is forgotten. */
  readonly size: number
}

interface Allowance {
  readonly allowed: boolean
  readonly headers: Readonly<Record<string, string>>
}

export function rateLimit(rate: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const burst = rate * 2
  const refilled = (who: string, now: number): number => {
    const bucket = buckets.get(who) ?? { tokens: burst, at: now }
    return Math.min(burst, bucket.tokens + ((now - bucket.at) * rate) / 1000)
  }
  // A full bucket is like none. Looked for each time the map has doubled, so that it costs next to nothing.
  let crowded = CROWDED
  const forget = (now: number): void => {
    if (buckets.size < crowded) return
    for (const who of buckets.keys()) if (refilled(who, now) === burst) buckets.delete(who)
    crowded = Math.max(CROWDED, 2 * buckets.size)
  }
  return {
    get size() {
      return buckets.size
    },
    take(who, now) {
      if (rate === 0) return { allowed: true, headers: {} }
      forget(now)
      const tokens = refilled(who, now)
      const allowed = tokens >= 1
      const left = allowed ? tokens - 1 : tokens
      buckets.set(who, { tokens: left, at: now })
      const seconds = (wanted: number) => String(Math.max(1, Math.ceil(wanted / rate)))
      const headers = {
        'RateLimit-Limit': String(burst),
        'RateLimit-Remaining': String(Math.floor(left)),
        'RateLimit-Reset': seconds(burst - left),
      }
      return allowed
        ? { allowed, headers }
        : { allowed, headers: { ...headers, 'Retry-After': seconds(1 - left) } }
    },
  }
}

const CROWDED = 1000
