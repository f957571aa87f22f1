import { type Instant, instant } from '../../kernel/dates.ts'
import { machine } from '../../kernel/machine.ts'
import { type AccountStatus, isInUse, isUsable } from '../money/account.ts'
import { isSameSplit, NO_SPLIT, type PaySplit, takesPart } from '../pay/pay-split.ts'
import { isWholeSplit } from '../pay/whole-split.ts'

/**
 * A change of where a worker's pay goes. It waits for a day, unless the worker confirms it from a letter; meanwhile pay
 * goes where it went before. `waiting` ends by itself: what is paid compares the time, and nothing has to be in time.
 */
export const payChangeMachine = machine(
  'pay change',
  ['waiting', 'confirmed', 'stopped', 'replaced', 'passed'],
  {
    confirmPayChange: { waiting: 'confirmed' },
    /** Also what was confirmed: whoever read the letter first may not have been the worker. */
    stopPayChange: { waiting: 'stopped', confirmed: 'stopped' },
    /** Another change came while it waited. */
    replace: { waiting: 'replaced' },
    /** Another change came after its time. */
    pass: { waiting: 'passed' },
  },
)

export type PayChangeStatus = (typeof payChangeMachine.states)[number]

const DAY = 86_400_000

/** How long a change waits. */
export const WAIT = DAY
/** How long the worker may say that it was somebody else. */
export const REGRET = 30 * DAY
/** An account with a share of the pay. */
export interface PayShare extends PaySplit {
  readonly accountId: string
  /** Its place in the order in which fixed amounts are paid. */
  readonly priority: number
  readonly status: AccountStatus
}

export interface OpenChange {
  readonly former: readonly PayShare[]
  readonly changedAt: Instant
}

/** What is to be done about a change: nothing, forget the one that waits, or let it wait. */
type Guarded =
  | { readonly kind: 'none' | 'undone' }
  | { readonly kind: 'waits'; readonly former: readonly PayShare[]; readonly paysFrom: Instant }

/**
 * The first accounts of somebody who was never paid redirect nothing, until they take all of the pay. Several changes
 * within a day are one: pay goes where it went before the first of them. Without any account left pay goes by Check, and
 * nobody gains by that: no wait.
 */
export function guarded(given: {
  readonly before: readonly PayShare[]
  readonly after: readonly PayShare[]
  readonly open: OpenChange | undefined
  readonly wasPaid: boolean
  readonly now: Instant
}): Guarded {
  const { open, now } = given
  const [before, after] = [given.before.filter(takesPay), given.after.filter(takesPay)]
  if (isSame(before, after)) return { kind: 'none' }
  if (!given.wasPaid && !open && !isWholeSplit(before)) return { kind: 'none' }

  const former = open && now < open.changedAt + WAIT ? open.former : before
  if (isSame(former, after)) return { kind: 'undone' }
  return { kind: 'waits', former, paysFrom: after.length === 0 ? now : instant(now + WAIT) }
}

const takesPay = (share: PayShare): boolean => isInUse(share.status) && takesPart(share)

/** In order: fixed amounts are paid in it. */
const isSame = (one: readonly PayShare[], other: readonly PayShare[]): boolean =>
  one.length === other.length &&
  one.every((share, at) => other[at]!.accountId === share.accountId && isSameSplit(other[at]!, share))

/** What becomes of each account when a change is stopped. */
interface Restored extends PaySplit {
  readonly accountId: string
  readonly from: AccountStatus
  readonly priority: number
  readonly trigger: 'restore' | 'verifyAgain' | 'deactivate' | undefined
}

/** Everything as it was before, in the order it had: what had a share has it again, what got one is put away. */
export const restored = (accounts: readonly PayShare[], former: readonly PayShare[]): readonly Restored[] => {
  const before = new Map(former.map((share) => [share.accountId, share]))
  const places = accounts.filter(({ accountId }) => before.has(accountId)).map(({ priority }) => priority)
  const order = former.filter((share) => accounts.some(({ accountId }) => accountId === share.accountId))
  const placed = new Map(places.sort((a, b) => a - b).map((priority, at) => [order[at]!.accountId, priority]))
  return accounts.flatMap((account): Restored[] => {
    const { accountId, status } = account
    const was = before.get(accountId)
    if (was === undefined && !takesPay(account)) return []
    const { payKind, payBasisPoints, payAmount } = was ?? NO_SPLIT
    return [
      {
        accountId,
        from: status,
        payKind,
        payBasisPoints,
        payAmount,
        priority: placed.get(accountId) ?? account.priority,
        trigger: was === undefined ? 'deactivate' : broughtBack(status, was.status),
      },
    ]
  })
}

function broughtBack(now: AccountStatus, before: AccountStatus): Restored['trigger'] {
  if (now !== 'deactivated') return undefined
  return isUsable(before) ? 'restore' : 'verifyAgain'
}
