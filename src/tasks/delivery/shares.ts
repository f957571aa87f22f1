/**
 * Attempts and turns of this process, shared among clients: whoever has many endpoints, and all of them slow, leaves the
 * others what they need.
 */
export interface DeliveryShares {
  /** How many of the wanted attempts a client may begin now. Each is given back when it ends, or at once if not used. */
  take(clientId: string, wanted: number): number
  giveBack(clientId: string, count: number): void
  /** Runs when it is this client's turn. Clients take turns, however many lanes of one client wait. */
  turn<T>(clientId: string, run: () => Promise<T>): Promise<T>
}

export interface Limits {
  /** Attempts in flight. */
  readonly slots: number
  /** Turns at one time. */
  readonly turns: number
}

export function shares({ slots, turns }: Limits): DeliveryShares {
  const used = new Map<string, number>()
  let free = slots
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  /** The client that waits longest without a turn goes next, and then to the end of the row. */
  function next(): void {
    const [first] = waiting
    if (!first || running >= turns) return
    const [clientId, lanes] = first
    const begin = lanes.shift()!
    waiting.delete(clientId)
    if (lanes.length > 0) waiting.set(clientId, lanes)
    running++
    begin()
  }

  return {
    /**
     * A client may have as many as are free. So one alone has half, n have a share each and leave one free: who comes
     * next never finds them all taken (dynamic thresholds: Choudhury and Hahne, IEEE/ACM ToN 6(2), 1998).
     */
    take(clientId, wanted) {
      const own = used.get(clientId) ?? 0
      const granted = Math.max(0, Math.min(wanted, Math.ceil((free - own) / 2)))
      used.set(clientId, own + granted)
      free -= granted
      return granted
    },
    giveBack(clientId, count) {
      const own = (used.get(clientId) ?? 0) - count
      if (own > 0) used.set(clientId, own)
      else used.delete(clientId)
      free += count
    },
    async turn(clientId, run) {
      await new Promise<void>((begin) => {
        const lanes = waiting.get(clientId) ?? []
        waiting.set(clientId, lanes)
        lanes.push(begin)
        next()
      })
      try {
        return await run()
      } finally {
        running--
        next()
      }
    },
  }
}
