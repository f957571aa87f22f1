import type { Body } from '../../calls/operations.ts'
import { moveIn as words } from '../../messages/company/move-in.ts'

export type HistoryRow = Body<'payroll/importPayrollHistory'>['history'][number]

/** A row of the list as it was read: what it gives, or what is wrong with it. */
export interface HistoryLine {
  /** Of the sheet: the heads are row 1. */
  readonly number: number
  readonly who: string
  readonly payDate: string
  readonly given: HistoryRow | undefined
  readonly fault: string
}

const PLAIN = ['email', 'payDate', 'state', 'gross', 'net']
const DEDUCTION = 'deduction '
/** Of a tax, by its code. */
const TAX = /^(\S+) (?:wages|tax)$/

export const COLUMNS = [
  ...PLAIN,
  ...['US.incomeTax', 'US.socialSecurity', 'US.medicare', 'GA.incomeTax', 'GA.sui'].flatMap((code) => [
    `${code} wages`,
    `${code} tax`,
  ]),
  `${DEDUCTION}401(k)`,
]
export const EXAMPLE = [
  ...['ada@heron.example', '2026-06-26', 'GA', '24,000.00', '18,214.30'],
  ...['23,000.00', '1,912.00', '24,000.00', '1,488.00', '24,000.00', '348.00'],
  ...['23,000.00', '1,037.00', '9,500.00', '256.50', '1,000.00'],
]

/** The first line names the fields; people are known by their e-mail. */
export function historyLines(
  [heads = [], ...rows]: readonly (readonly string[])[],
  userIds: ReadonlyMap<string, string>,
): readonly HistoryLine[] {
  return rows.map((cells, at) => {
    const cell = (head: string) => cells[heads.indexOf(head)] ?? ''
    const faults: string[] = []
    const money = (head: string): number | null => {
      const said = cell(head)
      const found = amountIn(said)
      if (found === undefined) faults.push(words.history.money(head, said))
      return found ?? null
    }
    const [email, payDate] = [cell('email').toLowerCase(), dayIn(cell('payDate'))]
    const userId = userIds.get(email)
    if (userId === undefined) faults.push(words.history.unknown(email))
    const given = {
      userId: userId ?? '',
      payDate,
      state: cell('state'),
      gross: money('gross') ?? 0,
      net: cell('net') === '' ? null : money('net'),
      taxes: taxesIn(heads, { cell, money, faults }),
      deductions: heads
        .filter((head) => isDeduction(head) && cell(head) !== '')
        .map((head) => ({ type: head.slice(DEDUCTION.length), amount: money(head) ?? 0 })),
    } as HistoryRow
    const fault = faults[0] ?? ''
    return { number: at + 2, who: email, payDate, given: fault === '' ? given : undefined, fault }
  })
}

/** Heads that mean nothing here: what stands below them would be left out, so nothing is taken. */
export const unknownHeads = ([heads = []]: readonly (readonly string[])[]): readonly string[] =>
  heads.filter((head) => head !== '' && !PLAIN.includes(head) && !TAX.test(head) && !isDeduction(head))

const isDeduction = (head: string): boolean => head.startsWith(DEDUCTION) && head !== DEDUCTION

interface Reading {
  readonly cell: (head: string) => string
  readonly money: (head: string) => number | null
  readonly faults: string[]
}

/** What is given of a tax is given whole: a tax without its wages would count as one on nothing. */
function taxesIn(heads: readonly string[], { cell, money, faults }: Reading): HistoryRow['taxes'] {
  const codes = new Set(heads.flatMap((head) => TAX.exec(head)?.[1] ?? []))
  return [...codes].flatMap((code) => {
    const [wages, tax] = [`${code} wages`, `${code} tax`]
    if (cell(wages) === '' && cell(tax) === '') return []
    if (cell(wages) === '' || cell(tax) === '') faults.push(words.history.half(code))
    return [{ code, wages: money(wages) ?? 0, tax: money(tax) ?? 0 }]
  })
}

/** `1,234.50` and `$12`; undefined for what is no amount. */
function amountIn(said: string): number | undefined {
  const bare = said.replaceAll(/[$,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}

/** `1/16/2026` is 2026-01-16; the service says what is no day. */
const dayIn = (said: string): string =>
  said.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
