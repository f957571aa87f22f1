/** The calls behind the page, newest first: what the panel of calls shows. Secrets are told by the session area alone. */
export interface CallMade {
  readonly address: string
  readonly body: object
  readonly status: number
  readonly ms: number
  readonly requestId: string
  readonly reply: Response
}

const KEPT = 40
let calls: readonly CallMade[] = []
const listeners = new Set<() => void>()

export function noteCall(made: CallMade): void {
  if (made.address.startsWith('session/')) return
  calls = [made, ...calls].slice(0, KEPT)
  for (const listener of listeners) listener()
}

export const callsMade = (): readonly CallMade[] => calls

export const onCall = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
