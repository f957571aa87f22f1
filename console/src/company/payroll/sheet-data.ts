import type { Reply } from '../../calls/operations.ts'
import { total } from '../../format/money.tsx'
import { typedNumber } from '../../forms/values.ts'

export type SheetData = Reply<'payroll/getPayrollData'>['payrollData'][number]
type Imported = NonNullable<SheetData['imported']>

export const FIELDS = ['hours', 'bonus', 'miles', 'days', 'reimbursed'] as const
export type Field = (typeof FIELDS)[number]
export type Values = Readonly<Record<Field, string>>

/** What the sheet writes into a payroll is the same whoever types it, in every language. */
const BONUS = 'Bonus'
const EXPENSE = 'Expense'

/** Travel by what was driven or stayed. New days go by the standard rate; another area is imported, and stays. */
const TRAVEL = {
  miles: { description: 'Mileage' },
  days: { description: 'Per Diem', perDiemArea: 'Standard' },
} as const
type TravelField = keyof typeof TRAVEL

export const TIP_KINDS = ['Tips', 'Cash Tips', 'Service Charge'] as const

export const isTip = ({ description }: { readonly description: string }): boolean =>
  (TIP_KINDS as readonly string[]).includes(description)

export const isHourly = ({ wageBasis }: SheetData): boolean => wageBasis === 'Per Hour'

/** Pay by pay code is imported another way, and two rows of a kind have no one cell to stand in. */
export const isShown = ({ imported }: SheetData): boolean =>
  imported?.basePay === undefined &&
  bonusesOf(imported).length <= 1 &&
  travelOf(imported, 'miles').length <= 1 &&
  travelOf(imported, 'days').length <= 1 &&
  expensesOf(imported).length <= 1

/** Whether there is imported pay that no cell shows; it stays when the row is saved. */
export const hasMore = ({ imported }: SheetData): boolean =>
  imported !== null &&
  (Object.keys(imported).some((key) => !CELLS.has(key)) ||
    (imported.additionalCompensation ?? []).filter((line) => !isTip(line)).length >
      bonusesOf(imported).length + travelOf(imported, 'miles').length + travelOf(imported, 'days').length ||
    (imported.reimbursements ?? []).length > expensesOf(imported).length)

const CELLS: ReadonlySet<string> = new Set([
  'basicPay',
  'additionalCompensation',
  'reimbursements',
  'tipWeeks',
])

const bonusesOf = (imported: SheetData['imported']) =>
  (imported?.additionalCompensation ?? []).filter(({ description }) => description === BONUS)

type Line = NonNullable<Imported['additionalCompensation']>[number]

/** Travel that was given as an amount stands in no cell. */
const travelOf = (imported: SheetData['imported'], field: TravelField): readonly Line[] =>
  (imported?.additionalCompensation ?? []).filter((line) => isTravel(line, field))

const isTravel = (line: Line, field: TravelField): boolean =>
  line.description === TRAVEL[field].description && line[field] !== undefined

const expensesOf = (imported: SheetData['imported']) =>
  (imported?.reimbursements ?? []).filter(({ reimbursementType }) => reimbursementType === EXPENSE)

/** The hours that the cell has. */
export const hoursOf = (row: SheetData): number => row.imported?.basicPay?.payHours ?? row.workedHours

/** What the cells say as things stand: what was imported, or the hours that time cards gave. */
export function knownOf(row: SheetData): Values {
  const hours = hoursOf(row)
  return {
    hours: isHourly(row) && hours !== 0 ? String(hours) : '',
    bonus: sumOf(bonusesOf(row.imported)),
    miles: String(travelOf(row.imported, 'miles')[0]?.miles ?? ''),
    days: String(travelOf(row.imported, 'days')[0]?.days ?? ''),
    reimbursed: sumOf(expensesOf(row.imported)),
  }
}

function sumOf(lines: readonly { readonly amount: number }[]): string {
  return lines.length === 0 ? '' : String(total(lines.map(({ amount }) => amount)))
}

/** Whether the bonus is what the net pay rises by. */
export const isBonusNet = ({ imported }: SheetData): boolean => bonusesOf(imported)[0]?.isNet === true

/** An import replaces what an earlier one gave the person: what no cell shows goes with it as it was. */
export function dataOf(row: SheetData, values: Values, isNet: boolean) {
  const { basicPay, basePay: _, additionalCompensation = [], reimbursements = [], ...rest } = importedOf(row)
  const [payHours, bonus, miles, days, expense] = FIELDS.map((field) => cellOf(values[field]))
  const compensation = [
    ...additionalCompensation.filter(
      (line) => line.description !== BONUS && !isTravel(line, 'miles') && !isTravel(line, 'days'),
    ),
    ...(bonus === undefined
      ? []
      : [{ ...bonusesOf(row.imported)[0], description: BONUS, amount: bonus, isNet }]),
    ...(miles === undefined ? [] : [{ ...travelLine(row.imported, 'miles'), miles }]),
    ...(days === undefined ? [] : [{ ...travelLine(row.imported, 'days'), days }]),
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

/** The amount follows from the miles or days, which may be others than before. */
function travelLine(imported: SheetData['imported'], field: TravelField) {
  const { amount: _, ...line } = travelOf(imported, field)[0] ?? { ...TRAVEL[field], amount: 0 }
  return line
}

const importedOf = ({ imported }: SheetData): Imported => imported ?? {}

const cellOf = (text: string): number | undefined => (text.trim() === '' ? undefined : typedNumber(text))
