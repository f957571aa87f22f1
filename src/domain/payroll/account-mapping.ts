import { byWeight, sharedOut } from '../../kernel/shared-out.ts'
import { isPaid } from '../pay/lines.ts'
import { type BookAccount, type ChartKey, chart } from './chart.ts'
import type { BookLine, CheckLabor, JournalCheck } from './journal-checks.ts'

/** What the company's books call an account: all of it, one pay item, tax, agency or plan of it, one department of those. */
export interface AccountMapping {
  readonly account: ChartKey
  /** Empty: everything of the account. */
  readonly detail: string
  readonly departmentId: string | null
  /** May be empty. */
  readonly number: string
  readonly name: string
}

const isOfCost = (account: ChartKey): boolean => chart[account].type === 'Expense'

/** What is wrong with the rows of a mapping; undefined where nothing is. */
export function mappingFault(
  rows: readonly AccountMapping[],
): { readonly code: 'twice' | 'notACost'; readonly account: ChartKey } | undefined {
  const met = new Set<string>()
  for (const { account, detail, departmentId } of rows) {
    if (departmentId !== null && !isOfCost(account)) return { code: 'notACost', account }
    const key = keyOf(account, detail, departmentId)
    if (met.has(key)) return { code: 'twice', account }
    met.add(key)
  }
  return undefined
}

/** The lines as the company's books have them; a cost of several departments becomes a line for each. */
export type OfTheBooks = (line: BookLine, labor?: CheckLabor) => readonly BookLine[]

export function placedBy(rows: readonly AccountMapping[]): OfTheBooks {
  const found = new Map(rows.map((row) => [keyOf(row.account, row.detail, row.departmentId), row]))
  const byDepartment = new Set(rows.flatMap((row) => (row.departmentId === null ? [] : [row.account])))
  return (line, labor) => {
    const { key } = line.account
    if (labor === undefined || !byDepartment.has(key)) return [mapped(found, line, null)]
    return departmentsOf(line, labor).map(({ departmentId, amount }) =>
      mapped(found, { ...line, amount }, departmentId),
    )
  }
}

/** Whether costs have to be told apart by department at all. */
export const asksDepartments = (rows: readonly AccountMapping[]): boolean =>
  rows.some(({ departmentId }) => departmentId !== null)

/** Taxes of a paycheck are shared out one after the other, so that a department has its share of their sum to the cent. */
export function inOrder(lines: readonly BookLine[]): readonly BookLine[] {
  const met = new Map<ChartKey, bigint>()
  return lines.map((line) => {
    const { key } = line.account
    if (line.at !== undefined || !isOfCost(key)) return line
    const before = met.get(key) ?? 0n
    met.set(key, before + line.amount)
    return { ...line, before }
  })
}

/** What the costs of a paycheck are shared out by; undefined where nobody asks. */
export const laborOf = ({ labor, lines }: JournalCheck): CheckLabor | undefined =>
  labor && {
    ...labor,
    earned: lines.map(({ kind, code, amount }) =>
      kind === 'earning' && isPaid({ kind, code }) ? amount : 0n,
    ),
  }

const keyOf = (account: string, detail: string, departmentId: string | null): string =>
  `${account}\n${detail.toLowerCase()}\n${departmentId ?? ''}`

/** Who names the pay item, tax, agency or plan is asked first, and of those who names the department. */
function mapped(
  found: ReadonlyMap<string, AccountMapping>,
  line: BookLine,
  departmentId: string | null,
): BookLine {
  const { account, words } = line
  const named = (word: string) =>
    found.get(keyOf(account.key, word, departmentId)) ?? found.get(keyOf(account.key, word, null))
  const own = words.map(named).find((row) => row !== undefined)
  // The company named a number with the word itself.
  const row = own ?? (account.isMapped ? undefined : named(''))
  return row === undefined ? line : { ...line, account: accountBy(row, account) }
}

const accountBy = (
  { number, name }: AccountMapping,
  { key, type, number: usual }: BookAccount,
): BookAccount => ({
  key,
  type,
  path: name,
  number: number === '' ? usual : number,
  isMapped: true,
  ...(number === '' ? { lacksNumber: true } : {}),
})

interface DepartmentAmount {
  readonly departmentId: string | null
  readonly amount: bigint
}

/** An earning belongs where it says, else to the worker's shares; every other cost follows the earnings. */
function departmentsOf({ amount, at, before = 0n }: BookLine, { departmentIds, shares, earned }: CheckLabor) {
  const said = at === undefined ? undefined : departmentIds[at]
  if (said) return [{ departmentId: said, amount }]
  if (at !== undefined) return split(amount, shareWeights(shares))
  const weights = new Map<string | null, bigint>()
  for (const [place, pay] of earned.entries()) {
    const own = departmentIds[place]
    for (const part of own ? [{ departmentId: own, amount: pay }] : split(pay, shareWeights(shares))) {
      weights.set(part.departmentId, (weights.get(part.departmentId) ?? 0n) + part.amount)
    }
  }
  const told = weights.size === 0 ? shareWeights(shares) : weights
  const by = new Map([...told].sort(([, a], [, b]) => byWeight(a, b)))
  const was = split(before, by)
  return split(before + amount, by).map((part, place) => ({
    ...part,
    amount: part.amount - was[place]!.amount,
  }))
}

const shareWeights = (shares: CheckLabor['shares']): ReadonlyMap<string | null, bigint> => {
  const weights = new Map<string | null, bigint>()
  for (const { unitId, basisPoints } of shares.length > 0 ? shares : [{ unitId: null, basisPoints: 1 }]) {
    weights.set(unitId, (weights.get(unitId) ?? 0n) + BigInt(basisPoints))
  }
  return weights
}

function split(amount: bigint, weights: ReadonlyMap<string | null, bigint>): readonly DepartmentAmount[] {
  const parts = sharedOut(amount, [...weights.values()])
  return [...weights.keys()].map((departmentId, at) => ({ departmentId, amount: parts[at]! }))
}
