/** An address that is newer confirms nothing: whoever diverts pay changes the address first. */
export const SETTLED = 14 * 86_400_000

/** To whom the letters go: one address may confirm, all may stop. */
export function addressesOf(worker: {
  readonly email: string
  readonly personalEmail: string
  /** Given up within SETTLED, the oldest first. */
  readonly formerEmails: readonly string[]
}): { readonly confirmTo: string; readonly noticeTo: readonly string[] } {
  const [confirmTo = worker.email, ...others] = worker.formerEmails
  const told = [...others, worker.email, worker.personalEmail].filter(
    (email) => email !== '' && email.toLowerCase() !== confirmTo.toLowerCase(),
  )
  return { confirmTo, noticeTo: [...new Set(told)].slice(0, MOST) }
}

/** Somebody could change an address a thousand times. */
const MOST = 4
