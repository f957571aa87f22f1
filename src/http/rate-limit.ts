/** A token bucket per client: `rate` tokens a second, at most twice that at once. Real time, per process. */
export interface RateLimit {
  take(clientId: string, now: number): Allowance
}

interface Allowance {
  readonly allowed: boolean
  readonly headers: Readonly<Record<string, string>>
}

export function rateLimit(rate: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const burst = rate * 2
  const refilled = (clientId: string, now: number): number => {
    const bucket = buckets.get(clientId) ?? { tokens: burst, at: now }
    return Math.min(burst, bucket.tokens + ((now - bucket.at) * rate) / 1000)
  }
  return {
    take(clientId, now) {
      if (rate === 0) return { allowed: true, headers: {} }
      const tokens = refilled(clientId, now)
      const allowed = tokens >= 1
      const left = allowed ? tokens - 1 : tokens
      buckets.set(clientId, { tokens: left, at: now })
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
