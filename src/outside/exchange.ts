import type { Agent, Dispatcher } from 'undici'

/** A letter and where it goes, ready to be written to a connection. */
export interface Outgoing {
  readonly origin: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** When an exchange must be over, how much of the answer is read, and what ends it before. */
export interface ExchangeLimits {
  /** Milliseconds since 1970. */
  readonly end: number
  readonly mostRead: number
  readonly cut: AbortSignal
}

export interface Exchanged {
  readonly statusCode: number
  readonly text: string
}

/**
 * One POST and its answer, by the agent's own callbacks: a stream, two signals and a parsed address for each letter cost
 * more than the letter. The status decides: what goes wrong before it rejects, and whatever goes wrong after it, with the
 * text, changes nothing. A longer text than is read is cut off, with its connection.
 */
export const exchange = (
  agent: Agent,
  { origin, path, headers, body }: Outgoing,
  { end, mostRead, cut }: ExchangeLimits,
): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    if (cut.aborted) return reject(cut.reason)
    const parts: Buffer[] = []
    let size = 0
    let statusCode: number | undefined
    let controller: Dispatcher.DispatchController | undefined
    let ended: Error | undefined

    const tooLate = setTimeout(() => stop(new NoAnswer()), end - Date.now())
    const listening = cutsOf(cut)
    const cutOff = () => stop(cut.reason)
    listening.add(cutOff)

    function settle(error?: Error): void {
      clearTimeout(tooLate)
      listening.delete(cutOff)
      if (statusCode === undefined) reject(error)
      else resolve({ statusCode, text: textOf(parts) })
    }

    /** It may still wait for its connection: then it ends as it begins. */
    function stop(error: Error): void {
      ended = error
      settle(error)
      controller?.abort(error)
    }

    agent.dispatch(
      { method: 'POST', origin, path, headers, body },
      {
        onRequestStart(given) {
          controller = given
          if (ended) given.abort(ended)
        },
        onResponseStart(_, code) {
          // An informational answer is none yet.
          if (code >= 200) statusCode = code
        },
        onResponseData(_, part) {
          parts.push(part)
          size += part.length
          if (size > mostRead) stop(new Error('longer than is read'))
        },
        onResponseEnd: () => settle(),
        onResponseError: (_, error) => settle(error),
      },
    )
  })

/** Nearly every answer comes in one part. */
const textOf = (parts: readonly Buffer[]): string =>
  (parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString('utf8')

/** Who is to be stopped when a signal comes: one listener for all, for to listen costs as much as to sign. */
const cuts = new WeakMap<AbortSignal, Set<() => void>>()

function cutsOf(signal: AbortSignal): Set<() => void> {
  const known = cuts.get(signal)
  if (known) return known
  const made = new Set<() => void>()
  signal.addEventListener('abort', () => {
    for (const cut of [...made]) cut()
  })
  cuts.set(signal, made)
  return made
}

class NoAnswer extends Error {
  readonly code = 'ANSWER_TIMEOUT'
}
