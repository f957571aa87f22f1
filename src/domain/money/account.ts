import { machine } from '../../kernel/machine.ts'

/** A bank account, of a company or of a worker. Money moves over `ready` and `active` ones only. */
export const accountMachine = machine(
  'bank account',
  ['new', 'pending', 'ready', 'active', 'failed', 'deactivated'],
  {
    verify: { new: 'pending' },
    pass: { pending: 'ready' },
    fail: { pending: 'failed' },
    settle: { ready: 'active', active: 'active' },
    /** A return says that the account is closed or does not exist. */
    close: { ready: 'failed', active: 'failed' },
    deactivate: {
      new: 'deactivated',
      pending: 'deactivated',
      ready: 'deactivated',
      active: 'deactivated',
      failed: 'deactivated',
    },
  },
)

export type AccountStatus = (typeof accountMachine.states)[number]

/** Neither refused nor put away: it counts as the account that its owner has given. */
export const isInUse = (status: AccountStatus): boolean => status !== 'failed' && status !== 'deactivated'

/** Verified: money may be drawn from it or paid to it. */
export const isUsable = (status: AccountStatus): boolean => status === 'ready' || status === 'active'

/** ABA check digit: 3, 7, 1 over the nine digits, a multiple of ten; the first two digits name a district in use. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || !isAssigned(Number(digits.slice(0, 2)))) return false
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * [3, 7, 1][at % 3]!, 0)
  return sum % 10 === 0
}

/** ABA: 00-12 Reserve Banks, 21-32 thrifts, 61-72 electronic, 80 traveller's cheques. 00 is the government's own. */
const isAssigned = (prefix: number): boolean =>
  (prefix >= 1 && prefix <= 12) || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72)
