import type { Day } from '../../kernel/dates.ts'
import { isForCarrier } from '../money/benefit-accounts.ts'
import { OVERPAYMENT } from '../pay/line-code.ts'
import { isPaid, type LineKind } from '../pay/lines.ts'
import { type BookAccount, chart, under } from './chart.ts'
import type { DetailLine } from './details.ts'
import type { WorkerType } from './schedule.ts'

/** What paychecks that the books see alike have in common. */
export interface JournalHead {
  readonly runId: string
  readonly payPeriodId: string
  readonly payDate: Day
  readonly beginDate: Day
  readonly endDate: Day
  readonly workerType: WorkerType
  readonly paymentMethod: string
  /** The day on which it was voided; null while it counts. */
  readonly voidedOn: Day | null
}

/** One line of many paychecks, or their net, summed. */
export interface JournalSum extends JournalHead {
  /** Where the first of them stands, by which entries begin in the order of the paychecks. */
  readonly seenAt: bigint
  /** One, or none where it is the net. */
  readonly lines: readonly JournalLine[]
  readonly net?: bigint
}

/** A paycheck as the books see it, voided or not. */
export interface JournalCheck extends JournalHead {
  readonly userId: string
  readonly name: string
  readonly net: bigint
  readonly lines: readonly JournalLine[]
  /** Where costs are told apart by department: what its earnings name, and the worker's shares. */
  readonly labor?: Omit<CheckLabor, 'earned'>
}

export interface CheckLabor {
  /** By place among the lines, which begin with the earnings; null or absent: it names none. */
  readonly departmentIds: readonly (string | null | undefined)[]
  readonly shares: readonly { readonly unitId: string | null; readonly basisPoints: number }[]
  /** What each earning comes to. */
  readonly earned: readonly bigint[]
}

interface JournalLine extends DetailLine {
  /** The number that the company named for a word of its own. */
  readonly glAccount?: string
}

/** Which agency's account a tax of a run was posted to. */
export type AgencyNameOf = (runId: string, code: string) => string

/** One side of an entry: debits are positive. */
export interface BookLine {
  readonly account: BookAccount
  readonly memo: string
  readonly amount: bigint
  /** By which a mapping may name it: the pay item, the tax, the agency or the plan. */
  readonly words: readonly string[]
  /** Of an earning, its place among the lines. */
  readonly at?: number
  /** Of a cost that follows the earnings: what its account has of the paycheck before it. */
  readonly before?: bigint
}

/** A void is dated when it happens, and never before what it undoes. */
export const voidDay = ({ voidedOn, payDate }: Pick<JournalCheck, 'voidedOn' | 'payDate'>): Day | null =>
  voidedOn === null ? null : voidedOn > payDate ? voidedOn : payDate

/** What a paycheck costs, and who is owed it: the lines sum to zero, and so do those of all sums of a run. */
export const bookLines = (of: JournalCheck | JournalSum, agencyOf: AgencyNameOf): readonly BookLine[] => [
  ...of.lines.flatMap((line, at) => linesFor(of, { line, at }, agencyOf)),
  ...(of.net === undefined ? [] : [{ account: netAccount(of), memo: 'Net pay', amount: -of.net, words: [] }]),
]

/** The account that a line is about, whichever side; undefined for what is no money. */
export function accountOf(
  { runId, workerType }: Pick<JournalCheck, 'runId' | 'workerType'>,
  { kind, code, name, glAccount }: Pick<JournalLine, 'kind' | 'code' | 'name' | 'glAccount'>,
  agencyOf: AgencyNameOf,
): BookAccount | undefined {
  if (!isPaid({ kind, code })) return undefined
  const accounts: Readonly<Record<LineKind, () => BookAccount>> = {
    earning: () => (workerType === '1099-NEC' ? chart.contractors : chart.wages),
    reimbursement: () => chart.reimbursements,
    employeeTax: () => under(chart.taxes, agencyOf(runId, code)),
    employerTax: () => under(chart.taxes, agencyOf(runId, code)),
    pretax: () => deductionAccount(kind, code, name),
    aftertax: () => deductionAccount(kind, code, name),
    garnishment: () => under(chart.orders, name),
    employerBenefit: () => under(chart.benefits, name),
  }
  const account = accounts[kind]()
  return glAccount === undefined
    ? account
    : { ...(kind === 'earning' ? under(account, name) : account), number: glAccount, isMapped: true }
}

export const netAccount = ({ paymentMethod }: Pick<JournalCheck, 'paymentMethod'>): BookAccount =>
  paymentMethod === 'Outside' ? chart.paidOutside : chart.netPay

const deductionAccount = (kind: LineKind, code: string, name: string): BookAccount =>
  code === OVERPAYMENT
    ? chart.owedByEmployees
    : under(isForCarrier(kind, code) ? chart.benefits : chart.recovered, name)

/** What is paid is a cost; everything taken is owed; what the employer adds is both. */
const sides: Readonly<Record<LineKind, { readonly sign: 1n | -1n; readonly cost?: BookAccount }>> = {
  earning: { sign: 1n },
  reimbursement: { sign: 1n },
  employeeTax: { sign: -1n },
  employerTax: { sign: -1n, cost: chart.employerTaxes },
  pretax: { sign: -1n },
  aftertax: { sign: -1n },
  garnishment: { sign: -1n },
  employerBenefit: { sign: -1n, cost: chart.employerBenefits },
}

/** What a mapping may go by. */
export const wordsOf = (line: JournalLine, agency: string): readonly string[] =>
  wordsBy[line.kind](line, agency)

/** What is owed is cleared by agency and by plan, so it is told apart by those alone. */
const wordsBy: Readonly<Record<LineKind, (line: JournalLine, agency: string) => readonly string[]>> = {
  earning: ({ name, code }) => [name, code],
  reimbursement: ({ name, code }) => [name, code],
  employeeTax: (_, agency) => [agency],
  employerTax: (_, agency) => [agency],
  pretax: ({ name }) => [name],
  aftertax: ({ name }) => [name],
  garnishment: ({ name }) => [name],
  employerBenefit: ({ name }) => [name],
}

const isEarned = (kind: LineKind): boolean => kind === 'earning' || kind === 'reimbursement'

function linesFor(
  check: Pick<JournalHead, 'runId' | 'workerType'>,
  { line, at }: { readonly line: JournalLine; readonly at: number },
  agencyOf: AgencyNameOf,
): BookLine[] {
  const account = accountOf(check, line, agencyOf)
  if (account === undefined || line.amount === 0n) return []
  const { sign, cost } = sides[line.kind]
  const memo =
    line.kind === 'employerTax' || line.kind === 'employerBenefit' ? `${line.name}, employer` : line.name
  const words = wordsOf(line, agencyOf(check.runId, line.code))
  const own = { account, memo, amount: sign * line.amount, words, ...(isEarned(line.kind) ? { at } : {}) }
  if (cost === undefined) return [own]
  return [own, { account: cost, memo, amount: line.amount, words: [line.code, line.name] }]
}
