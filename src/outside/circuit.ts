/** Which hosts are left alone for a while because nobody could reach them. In this process only: each learns for itself. */
export interface Circuits {
  /** Attempts that a host takes now: any number, one to see whether it is back, or none. */
  room(host: string): number
  /** Milliseconds to wait before an attempt, or 0: it goes, and `end` must follow. `anyway` goes also to one at rest. */
  begin(host: string, anyway: boolean): number
  /** What an attempt met: the host, nobody, or nothing that says either. */
  end(host: string, met: Met): void
}

export type Met = 'host' | 'nobody' | 'unknown'

/** Unreached so many times in a row, a host rests; each rest is twice as long as the one before. Milliseconds. */
const PATIENCE = 5
const FIRST_REST = 500
const LONGEST_REST = 60_000
/** Hosts that are remembered; of more the longest known is forgotten, which only costs it five attempts. */
const MOST_HOSTS = 10_000

interface Trouble {
  unreached: number
  rests: number
  until: number
  /** One attempt is under way to see whether it is back. */
  probing: boolean
}

export function circuits(now: () => number = Date.now): Circuits {
  const troubled = new Map<string, Trouble>()

  const isClosed = (trouble: Trouble | undefined) => trouble === undefined || trouble.rests === 0

  function fail(host: string): void {
    const trouble = troubled.get(host) ?? { unreached: 0, rests: 0, until: 0, probing: false }
    troubled.set(host, trouble)
    if (troubled.size > MOST_HOSTS) troubled.delete(troubled.keys().next().value!)
    trouble.probing = false
    // Attempts that began before the rest tell nothing new.
    if (trouble.until > now()) return
    trouble.unreached++
    if (trouble.unreached < PATIENCE) return
    trouble.until = now() + Math.min(FIRST_REST * 2 ** trouble.rests, LONGEST_REST)
    trouble.rests++
  }

  return {
    room(host) {
      const trouble = troubled.get(host)
      if (isClosed(trouble)) return Number.POSITIVE_INFINITY
      return trouble!.until > now() || trouble!.probing ? 0 : 1
    },
    begin(host, anyway) {
      const trouble = troubled.get(host)
      if (anyway || isClosed(trouble)) return 0
      if (trouble!.until > now()) return trouble!.until - now()
      if (trouble!.probing) return FIRST_REST
      trouble!.probing = true
      return 0
    },
    end(host, met) {
      if (met === 'host') troubled.delete(host)
      if (met === 'nobody') fail(host)
      const trouble = troubled.get(host)
      if (met === 'unknown' && trouble) trouble.probing = false
    },
  }
}
