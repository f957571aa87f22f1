import { z } from 'zod'
import { reasons } from '../../domain/move-in/differences.ts'
import { meaningsIn } from '../../domain/move-in/meanings.ts'
import { columnsToKeep, type ProviderRow, readRegister } from '../../domain/move-in/register.ts'
import { newId } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { companyExists } from '../../store/company/companies.ts'
import { keepRegisterColumns, registerColumns } from '../../store/company/register-columns.ts'
import { loadStateRegistrations } from '../../store/company/state-registrations.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import {
  mappedColumn,
  registerDifference,
  registerMapping,
  registerMeaning,
  registerRecord,
  registerRefusals,
} from '../../wire/provider-register.ts'
import { type ComparedRow, compareRows } from '../../work/move-in/compare.ts'
import { type PayeeMet, payeesNamed } from '../../work/payroll/payees-named.ts'
import { nameOf } from '../../work/people/workers-named.ts'
import { operation } from '../declaration/operation.ts'

const ROWS = 5_000

export const compareWithProvider = operation({
  address: 'payroll/compareWithProvider',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Computes the paychecks of another provider’s register, and answers every difference with its likely reason.',
  description:
    'Before a company moves: add its people, their certificates and wages, then send the registers of a few payrolls. The first ' +
    'line of the CSV names the columns; what they mean is guessed, answered in `mapping`, and corrected by `mapping` of the next ' +
    'call. It is kept with the company, column by column: the next register of the same provider needs no mapping. Each row is ' +
    'one paycheck. Pay and deductions are taken from the row; certificates, places and registrations are those in ' +
    'force here on its pay date. The year so far comes from importPayrollHistory and from earlier rows of the register; a day that ' +
    'is in the register is not counted from the history as well. Taxes for which the register has no column are not compared. ' +
    'Nothing but what the columns mean is written, and by a dry run not even that.',
  body: z.object({
    companyId: id('company'),
    register: z
      .string()
      .min(1, 'must not be empty')
      .max(5_000_000, 'must be at most 5,000,000 characters')
      .describe('The text of the CSV file; cells may be parted by commas, semicolons or tabs.')
      .meta({
        examples: [
          'Employee,Check Date,Gross Pay,Federal Income Tax,Net Pay\nAda Marsh,2026-01-16,2000.00,168.00,1679.00',
        ],
      }),
    payDate: date().nullish().describe('The pay date of rows that tell none.'),
    mapping: z
      .array(registerMapping)
      .max(200, 'must have at most 200 items')
      .nullish()
      .describe('What columns mean that were guessed wrong, or kept wrong: it is kept instead.'),
  }),
  reply: z.object({
    compareWithProvider: z
      .object({
        mapping: z
          .array(mappedColumn)
          .describe('What every column was taken for, in the order of the sheet.'),
        meanings: z
          .array(registerMeaning)
          .describe(
            'All that a column can mean here: pay, deductions, and the taxes of the states of the company.',
          ),
        compared: z.int().describe('How many rows were computed.'),
        same: z.int().describe('How many of them are the same to the cent, in all that the register tells.'),
        reasons: z
          .array(
            z.object({
              reason: registerDifference.shape.reason,
              lines: z.int().describe('How many numbers differ for it.'),
              difference: registerDifference.shape.difference.describe(
                'Theirs less ours, all of them together.',
              ),
            }),
          )
          .describe('The differences by their likely reason.'),
        rows: z.array(registerRecord).describe('Every row of the register, in its order.'),
      })
      .describe('The register beside what is computed here.'),
  }),
  refusals: registerRefusals,
  large: true,
  heavy: true,

  async run({ body, work, refuse }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const kept = await registerColumns(work, companyId)
    const told = { mapping: body.mapping ?? [], kept, payDate: body.payDate ?? undefined }
    const register = readRegister(body.register, told)
    const { columns, rows, fault } = register
    if (fault !== undefined) return refuse('registerWrong', { fault })
    if (rows.length > ROWS)
      refuse('registerWrong', { fault: `it has ${rows.length} rows, and ${ROWS} are the most` })
    const schedules = await schedulesOf(work, { companyId, workerType: 'W2' })
    if (schedules.length === 0) return refuse('noSchedule')

    const { meet } = await payeesNamed(
      work,
      { companyId, workerType: 'W2', payPeriodId: newId(), ofSchedule: null, endDate: work.today },
      rows.map(({ who }) => who),
    )
    const met = rows.map((row) => ({ row, ...meet(row.who) }))
    const own = met.flatMap(({ row, payee, fault: unmet }) =>
      row.fault || unmet ? [] : [{ row, userId: payee!.userId }],
    )
    const found = new Map((await compareRows(work, schedules, own)).map((each) => [each.row.row, each]))
    const compared = [...found.values()].filter((each) => each.fault === undefined)
    const registrations = await loadStateRegistrations(work, companyId, { on: work.today })

    await keepRegisterColumns(work, companyId, columnsToKeep(register))
    work.note({ companyId, facts: { compared: compared.length, payDates: payDatesOf(compared) } })
    return {
      compareWithProvider: {
        mapping: [...columns],
        meanings: [...meaningsIn(registrations.map(({ state }) => state))],
        compared: compared.length,
        same: compared.filter(({ differences }) => differences.length === 0).length,
        reasons: byReason(compared),
        rows: met.map((each) => recordOf(each, found.get(each.row.row))),
      },
    }
  },
})

/** Of which payrolls they were; more than this is more than a year. */
const payDatesOf = (compared: readonly ComparedRow[]): readonly string[] =>
  [...new Set(compared.map(({ row }) => row.payDate!))].sort().slice(-DATES)
const DATES = 60

const recordOf = (
  { row, payee, fault }: PayeeMet & { row: ProviderRow },
  found: ComparedRow | undefined,
) => ({
  row: row.row,
  userId: payee?.userId ?? null,
  userName: payee?.name ?? nameOf(row.who).value,
  payDate: row.payDate ?? null,
  error: row.fault ?? fault ?? found?.fault ?? '',
  gross: found?.gross ?? null,
  net: found?.net ?? null,
  differences: (found?.differences ?? []).map((each) => ({
    ...each,
    difference: cents(each.theirs - each.ours),
  })),
})

function byReason(compared: readonly ComparedRow[]) {
  const all = compared.flatMap(({ differences }) => differences)
  return reasons.flatMap((reason) => {
    const own = all.filter((each) => each.reason === reason)
    const difference = cents(own.reduce((sum, { theirs, ours }) => sum + theirs - ours, 0n))
    return own.length === 0 ? [] : [{ reason, lines: own.length, difference }]
  })
}
