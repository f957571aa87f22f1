import { z } from 'zod'
import { wordOf } from '../../domain/payroll/year.ts'
import { linesOfYear } from '../../domain/statement/stub-lines.ts'
import { dayOf, yearOf } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { loadHistory } from '../../store/payroll/pay-stub.ts'
import { yearPaid } from '../../store/payroll/year-paid.ts'
import { yearsOf } from '../../store/payroll/years.ts'
import { amount, id, year } from '../../wire/fields/fields.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getYearToDate = operation({
  address: 'reports/getYearToDate',
  job: 'reports',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Answers what one worker was paid in a year, and every line of it.',
  description:
    'Of every paycheck that stands and has its pay date in the year, also one that is submitted and not paid yet, and of ' +
    'what importPayrollHistory told. Deductions that were imported are in `imported`, taxes are counted with ours.',
  body: z.object({
    companyId: id('company'),
    userId: id('user'),
    year: year()
      .nullish()
      .describe('The year of the pay dates; this year on the client’s clock unless given.'),
  }),
  reply: z.object({
    yearToDate: z.object({
      userId: z.uuid(),
      year: z.int().describe('The year of the pay dates.'),
      paychecks: z.int().describe('How many paychecks it holds.'),
      gross: amount().describe('Gross pay of the year, with what was imported.'),
      net: amount().nullable().describe('Net pay of the year; null when the import did not tell it.'),
      lines: z
        .array(
          z.object({
            kind: z.string().describe('What the line is: earning, employeeTax, employerTax, deduction …'),
            code: z.string().describe('The tax by its code, or the kind of pay.'),
            name: z.string().describe('The line as a paycheck names it.'),
            amount: amount().describe('Its sum in the year.'),
            wages: amount().nullable().describe('Of a tax: the wages of the year that it counted.'),
          }),
        )
        .describe('Every line of the year.'),
      imported: z
        .object({
          through: z.string().describe('The last pay date of what was imported.'),
          gross: amount().describe('Gross pay that was imported.'),
          deductions: z
            .array(
              z.object({
                type: z.string().describe('The deduction, as it was imported.'),
                amount: amount().describe('Its sum in the import.'),
              }),
            )
            .describe('Deductions that were imported.'),
        })
        .nullable()
        .describe('What importPayrollHistory told of the year; null when nothing.'),
    }),
  }),

  async run({ body, work }) {
    const { companyId, userId } = body
    const year = body.year ?? yearOf(work.today)
    await namedIn(work, companyId, { userId })
    const paid = await yearPaid(work, { companyId, userId, year })
    const history = await loadHistory(work, { companyId, userId, payDate: dayOf(year, 1, 1) })
    const counted = (await yearsOf(work, { companyId, year, userIds: [userId] })).get(userId)?.totals

    const lines = [...linesOfYear(paid.lines, history).values()].map((line) => ({
      kind: line.kind,
      code: line.code,
      name: line.name,
      amount: cents(line.amount),
      wages: /Tax$/.test(line.kind) ? (counted?.get(wordOf(line.kind, line.code))?.wages ?? null) : null,
    }))
    const net = history && history.net === null ? null : cents(paid.net + (history?.net ?? 0n))
    return {
      yearToDate: {
        userId,
        year,
        paychecks: paid.paychecks,
        gross: cents(paid.gross + (history?.gross ?? 0n)),
        net,
        lines,
        imported: history && {
          through: history.through as string,
          gross: cents(history.gross),
          deductions: history.deductions.map(({ type, amount: sum }) => ({ type, amount: cents(sum) })),
        },
      },
    }
  },
})
