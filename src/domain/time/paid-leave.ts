import type { Day } from '../../kernel/dates.ts'
import { balanceOf, type LedgerRow, shown } from './balance.ts'
import type { TimeOffPolicy } from './time-off.ts'
import { policyTypes } from './values.ts'

/** Leave that an import pays to one person: hours by no day, in hundredths. */
export interface PaidLeave {
  readonly userId: string
  readonly name: string
  /** The kind of leave, or the name of the policy. */
  readonly type: string
  readonly hours: number
}

interface Account<Id> {
  readonly assignmentId: Id
  readonly userId: string
  readonly policy: NamedPolicy
  readonly rows: readonly LedgerRow[]
}

type NamedPolicy = Pick<TimeOffPolicy, 'policyType' | 'name'>

export interface LeaveTaken<Id> {
  readonly rows: readonly (LedgerRow & { readonly assignmentId: Id })[]
  /** What someone should know: hours that are paid and that no balance covers. */
  readonly words: readonly LeaveWords[]
}

interface LeaveWords {
  readonly code: 'leaveNotCovered' | 'leaveWithoutPolicy'
  readonly userId: string
  readonly message: string
}

/** What paychecks take from balances for leave that imports pay: no more than there is, one row an account. */
export function leaveTaken<Id extends string>(
  paid: readonly PaidLeave[],
  accounts: readonly Account<Id>[],
  given: { readonly policies: readonly NamedPolicy[]; readonly day: Day; readonly source: string },
): LeaveTaken<Id> {
  const [asked, words] = [new Map<Account<Id>, PaidLeave>(), [] as LeaveWords[]]
  for (const each of paid) {
    const account = accounts.find(
      ({ userId, policy }) => userId === each.userId && isOfPolicy(policy, each.type),
    )
    const before = account && asked.get(account)
    if (account) asked.set(account, before ? { ...each, hours: before.hours + each.hours } : each)
    else if (!isKeptElsewhere(each, given.policies)) words.push(noPolicyWords(each))
  }
  const rows = [...asked]
    .filter(([{ policy }]) => policy.policyType !== 'Unpaid')
    .map(([account, leave]) => {
      const balance = Math.max(0, balanceOf(account.rows))
      if (balance < leave.hours) words.push(shortWords(leave, balance))
      return { ...rowOf(leave, balance, given), assignmentId: account.assignmentId }
    })
  return { rows, words }
}

/** A kind of leave that the company keeps no balances of here; a word that is none may be a slip. */
const isKeptElsewhere = ({ type }: PaidLeave, policies: readonly NamedPolicy[]): boolean =>
  policyTypes.some((each) => each.toLowerCase() === type.trim().toLowerCase()) &&
  !policies.some((policy) => isOfPolicy(policy, type))

/** Of the row that a run writes. */
export const paidSource = (runId: string): string => `paid/${runId}`

export const isOfPolicy = ({ policyType, name }: NamedPolicy, word: string): boolean =>
  [policyType, name].some((each) => each.toLowerCase() === word.trim().toLowerCase())

function rowOf(
  { hours }: PaidLeave,
  balance: number,
  { day, source }: { readonly day: Day; readonly source: string },
): LedgerRow {
  const taken = Math.min(hours, balance)
  const short = taken < hours ? `, of which ${shown(hours - taken)} not covered` : ''
  return { day, kind: 'use', hours: -taken || 0, source, note: `${shown(hours)} paid by an import${short}` }
}

const shortWords = ({ userId, name, type, hours }: PaidLeave, balance: number): LeaveWords => ({
  code: 'leaveNotCovered',
  userId,
  message:
    `${name} is paid ${shown(hours)} hours of ${type} and has ${shown(balance)}: ${shown(hours - balance)} are paid and ` +
    'not covered by the balance',
})

const noPolicyWords = ({ userId, name, type, hours }: PaidLeave): LeaveWords => ({
  code: 'leaveWithoutPolicy',
  userId,
  message: `${name} has no policy of ${type}: ${shown(hours)} hours are paid and taken from no balance`,
})
