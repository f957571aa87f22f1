import type { Reply } from '../../calls/operations.ts'
import { total } from '../../format/money.tsx'

export type SheetData = Reply<'payroll/getPayrollData'>['payrollData'][number]
type Imported = NonNullable<SheetData['imported']>

export const FIELDS = ['hours', 'bonus', 'reimbursed'] as const
export type Field = (typeof FIELDS)[number]
export type Values = Readonly<Record<Field, string>>

/** What the sheet writes into a payroll is the same whoever types it, in every language. */
const BONUS = 'Bonus'
const EXPENSE = 'Expense'

export const isHourly = ({ wageBasis }: SheetData): boolean => wageBasis === 'Per Hour'

/** Pay by pay code is imported another way, and two rows of a kind have no one cell to stand in. */
export const isShown = ({ imported }: SheetData): boolean =>
  imported?.basePay === undefined && bonusesOf(imported).length <= 1 && expensesOf(imported).length <= 1

/** Whether there is imported pay that no cell shows; it stays when the row is saved. */
export const hasMore = ({ imported }: SheetData): boolean =>
  imported !== null &&
  (Object.keys(imported).some((key) => !CELLS.has(key)) ||
    (imported.additionalCompensation ?? []).length > bonusesOf(imported).length ||
    (imported.reimbursements ?? []).length > expensesOf(imported).length)

const CELLS: ReadonlySet<string> = new Set(['basicPay', 'additionalCompensation', 'reimbursements'])

const bonusesOf = (imported: SheetData['imported']) =>
  (imported?.additionalCompensation ?? []).filter(({ description }) => description === BONUS)

const expensesOf = (imported: SheetData['imported']) =>
  (imported?.reimbursements ?? []).filter(({ reimbursementType }) => reimbursementType === EXPENSE)

/** What the cells say as things stand: what was imported, or the hours that time cards gave. */
export function knownOf(row: SheetData): Values {
  const hours = row.imported?.basicPay?.payHours ?? row.workedHours
  return {
    hours: isHourly(row) && hours !== 0 ? String(hours) : '',
    bonus: sumOf(bonusesOf(row.imported)),
    reimbursed: sumOf(expensesOf(row.imported)),
  }
}

function sumOf(lines: readonly { readonly amount: number }[]): string {
  return lines.length === 0 ? '' : String(total(lines.map(({ amount }) => amount)))
}

/** An import replaces what an earlier one gave the person: what no cell shows goes with it as it was. */
export function dataOf(row: SheetData, values: Values) {
  const { basicPay, basePay: _, additionalCompensation = [], reimbursements = [], ...rest } = importedOf(row)
  const [payHours, bonus, expense] = FIELDS.map((field) => cellOf(values[field]))
  const compensation = [
    ...additionalCompensation.filter(({ description }) => description !== BONUS),
    ...(bonus === undefined ? [] : [{ ...bonusesOf(row.imported)[0], description: BONUS, amount: bonus }]),
  ]
  const repaid = [
    ...reimbursements.filter(({ reimbursementType }) => reimbursementType !== EXPENSE),
    ...(expense === undefined ? [] : [{ reimbursementType: EXPENSE, amount: expense }]),
  ]
  const hours = isHourly(row) ? payHours : basicPay?.payHours
  return {
    ...rest,
    ...(hours === undefined ? {} : { basicPay: { ...basicPay, payHours: hours } }),
    ...(compensation.length > 0 ? { additionalCompensation: compensation } : {}),
    ...(repaid.length > 0 ? { reimbursements: repaid } : {}),
  }
}

const importedOf = ({ imported }: SheetData): Imported => imported ?? {}

/** What is no number goes as it was typed: the service says what it should be. */
const cellOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replaceAll(',', ''))
