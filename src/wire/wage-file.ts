import { z } from 'zod'
import { type SheetColumns, type SheetRow, sheetDay, workerColumns } from '../domain/sheets/sheet.ts'
import { sheetCents } from '../kernel/csv.ts'
import { amount } from './fields/fields.ts'
import { cellWords, takenFields } from './sheet.ts'
import { type WageSent, wageFields } from './wage.ts'

/** A file of wages: its columns, what a row says, and what is answered of it. */

export const wageColumns = {
  ...workerColumns,
  wageRate: ['wagerate', 'rate', 'payrate', 'wage', 'salary'],
  wageBasis: ['wagebasis', 'basis', 'per', 'payper'],
  startDate: ['startdate', 'effectivedate', 'effective', 'from'],
  standardWorkingHours: ['standardworkinghours', 'hours', 'weeklyhours', 'hoursperweek'],
  userType: ['usertype', 'paytype', 'type'],
  employmentStatus: ['employmentstatus'],
  userRefTaxExempt: ['userreftaxexempt', 'taxexempt'],
  differentialPay: ['differentialpay'],
  paymentMethod: ['paymentmethod'],
  taxExemptions: ['taxexemptions'],
} as const satisfies SheetColumns<keyof typeof workerColumns | keyof WageSent>

export type WageCells = SheetRow<keyof typeof wageColumns>

const wage = z.object(wageFields)

/** A row read by the fields of addUserWage; an empty cell says nothing. */
export function wageSaid({
  cells,
}: WageCells): { readonly wage: z.output<typeof wage> } | { readonly fault: string } {
  const sent = Object.fromEntries(
    (Object.keys(wageFields) as (keyof WageSent)[]).flatMap((column) =>
      cells[column] === '' ? [] : [[column, (READ[column] ?? asIs)(cells[column])]],
    ),
  )
  const read = wage.safeParse(sent)
  if (read.success) return { wage: read.data }
  const { path, message } = read.error.issues[0]!
  const column = path[0] as keyof WageSent
  return { fault: cellWords(column, cells[column], MESSAGES[column] ?? message) }
}

const asIs = (said: string): unknown => said
const numberIn = (said: string): unknown => {
  const hundredths = sheetCents(said)
  return hundredths === undefined ? said : Number(hundredths) / 100
}

const READ: { readonly [Column in keyof WageSent]?: (said: string) => unknown } = {
  wageRate: numberIn,
  standardWorkingHours: numberIn,
  startDate: (said) => sheetDay(said) ?? said,
  taxExemptions: (said) => said.split(/[ +/|]+/),
}

const MESSAGES: { readonly [Column in keyof WageSent]?: string } = {
  wageRate: 'must be dollars and cents, such as 27.50',
  startDate: 'must be a date, such as 2026-01-16 or 1/16/2026',
}

export const wageRecord = z.object({
  ...takenFields,
  startDate: z.string().nullable().describe('The first day on which it is paid; null of a wrong row.'),
  wageRate: amount().nullable().describe('How much is paid; null of a wrong row.'),
  wageBasis: z
    .string()
    .nullable()
    .describe('For how long that is paid, such as `Per Hour`; null of a wrong row.'),
})

export const twiceWords = (row: number): string =>
  `row ${row} gives the same worker another wage from the same day: leave one of them`
