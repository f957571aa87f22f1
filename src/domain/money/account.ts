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
    /** Somebody other than the worker had put it away (see people/pay-change.ts). */
    restore: { deactivated: 'ready' },
    verifyAgain: { deactivated: 'pending' },
  },
)

export type AccountStatus = (typeof accountMachine.states)[number]

/** Neither refused nor put away: it counts as the account that its owner has given. */
export const isInUse = (status: AccountStatus): boolean => !GONE.includes(status)

/** Verified: money may be drawn from it or paid to it. */
export const isUsable = (status: AccountStatus): boolean => USABLE.includes(status)

export const USABLE: readonly AccountStatus[] = ['ready', 'active']
export const GONE: readonly AccountStatus[] = ['failed', 'deactivated']
