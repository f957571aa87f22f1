import { Problem } from '../kernel/problem.ts'

/**
 * Work that takes long, shared out by client: `slots` of it run at once, at most `share` for one client, and whoever
 * waits is served in turn, client by client. So one client's hundred payrolls leave another's next to nothing to wait for.
 */
export interface FairQueue {
  /** Waits for a slot; `ahead` is how much of this client's own work stood before it. */
  enter(clientId: string): Promise<Turn>
  /** How much of this client's work waits or runs. */
  count(clientId: string): number
}

export interface Turn {
  readonly ahead: number
  leave(): void
}

export interface Shares {
  readonly slots: number
  readonly share: number
  /** How many of one client's may wait; one more is told to come again. */
  readonly waiting: number
  /** Milliseconds that one may wait; then it fails. Left out, for ever. */
  readonly within?: number
}

export function fairQueue({ slots, share, waiting, within }: Shares): FairQueue {
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  /** Clients that have work here, the last served last. */
  const served = new Set<string>()
  let taken = 0

  const isNext = (clientId: string) => lines.has(clientId) && (running.get(clientId) ?? 0) < share

  const admit = () => {
    while (taken < slots) {
      const next = [...lines.keys()].find((id) => isNext(id) && !served.has(id)) ?? [...served].find(isNext)
      if (next === undefined) return
      const line = lines.get(next)!
      const begin = line.shift()!
      if (line.length === 0) lines.delete(next)
      running.set(next, (running.get(next) ?? 0) + 1)
      served.delete(next)
      served.add(next)
      taken++
      begin()
    }
  }

  const leave = (clientId: string) => {
    taken--
    const left = running.get(clientId)! - 1
    if (left > 0) running.set(clientId, left)
    else running.delete(clientId)
    if (left === 0 && !lines.has(clientId)) served.delete(clientId)
    admit()
  }

  const quit = (clientId: string, begin: () => void): void => {
    const line = lines.get(clientId) ?? []
    line.splice(line.indexOf(begin), 1)
    if (line.length === 0) lines.delete(clientId)
  }

  const count = (clientId: string): number =>
    (lines.get(clientId)?.length ?? 0) + (running.get(clientId) ?? 0)

  return {
    count,
    enter(clientId) {
      const line = lines.get(clientId) ?? []
      if (line.length >= waiting) return Promise.reject(crowded(line.length))
      const turn = turnOf(count(clientId), () => leave(clientId))
      return new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined
        let isBegun = false
        const begin = () => {
          isBegun = true
          clearTimeout(timer)
          resolve(turn)
        }
        line.push(begin)
        lines.set(clientId, line)
        admit()
        if (isBegun || within === undefined) return
        timer = setTimeout(() => {
          quit(clientId, begin)
          reject(new Error('timeout exceeded when waiting for a turn'))
        }, within)
      })
    },
  }
}

function turnOf(ahead: number, leave: () => void): Turn {
  let isOver = false
  return {
    ahead,
    leave() {
      if (!isOver) leave()
      isOver = true
    },
  }
}

const crowded = (count: number) =>
  new Problem(
    429,
    `${count} of your requests wait to be computed; send this one again when some are answered`,
  )
