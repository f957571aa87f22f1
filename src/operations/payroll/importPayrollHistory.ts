import { z } from 'zod'
import { firstDay } from '../../domain/money/tax-history.ts'
import { deductionCatalogue } from '../../domain/pay/catalogue.ts'
import type { DeductionType } from '../../domain/pay/elements.ts'
import { stateCodes } from '../../domain/values.ts'
import { plural } from '../../kernel/plural.ts'
import { isTaxCode } from '../../law/engine/tax-codes.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { historyBlocked, insertTaxHistory } from '../../store/payroll/pay-history.ts'
import { workersOfCompany } from '../../store/payroll/period-inputs.ts'
import { choice, date, id, money, text } from '../../wire/fields/fields.ts'
import { known, unknownWorkers } from '../../wire/fields/nouns.ts'
import { type RowResult, rowResults } from '../../wire/sheet.ts'
import { takeHistory } from '../../work/payroll/take-history.ts'
import { operation } from '../declaration/operation.ts'

const NO_TAX = 'must be a tax code: US.socialSecurity, GA.incomeTax'
const EXAMPLE = { examples: ['US.socialSecurity'] }
const tax = z.object({
  code: text(60).refine(isTaxCode, NO_TAX).meta(EXAMPLE),
  wages: money(),
  tax: money(),
})
/** A federal deposit is made for a form, whatever taxes it reports. */
const FORMS = ['US.941', 'US.943', 'US.944', 'US.940', 'US.945']
const deduction = z.object({
  type: text(60)
    .transform((type, context): DeductionType => {
      const kind = deductionCatalogue.named(type)
      if (kind !== undefined) return kind
      context.addIssue({ code: 'custom', message: deductionCatalogue.unknown(type) })
      return z.NEVER
    })
    .meta({ examples: ['401(k)'] }),
  amount: money(),
  employerAmount: money()
    .nullish()
    .describe('What the employer added to it, but for a match; it counts against yearly limits too.')
    .meta({ examples: [null] }),
  matchAmount: money()
    .nullish()
    .describe('What the employer gave by a match formula; it counts for the formula of the year.')
    .meta({ examples: [null] }),
})

export const importPayrollHistory = operation({
  address: 'payroll/importPayrollHistory',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Gives what was paid and deposited earlier this year with another provider.',
  description:
    'Only before the first run; given again, a worker’s pay of a pay date and a tax’s deposits of a quarter replace what ' +
    'was given, and what is the same to the cent stays untouched: a file that broke off can be sent again whole. Wages count against wage bases, deductions against yearly limits. Tax codes are those of ' +
    'calculatePaycheck: `US.socialSecurity`, `GA.incomeTax`; `tax` is what the worker paid, and for unemployment what the ' +
    'employer did. What is owed for it (of Social Security and Medicare as much again, the employer’s share) and `deposits` ' +
    'are shown by getTaxLiabilities and count for the federal deposit rules; nothing of it is paid or given back by us. A ' +
    'deposit is for a quarter and a tax code, or for a federal form: `US.941`, `US.943`, `US.944`, `US.940`, `US.945`. All or nothing.',
  body: z.object({
    companyId: id('company'),
    history: z
      .array(
        z.object({
          userId: id('user'),
          payDate: date(),
          state: choice(stateCodes),
          gross: money(),
          net: money()
            .nullish()
            .describe('What was paid out; left out, stubs tell net pay of the year without it.'),
          supplementalWages: money().nullish(),
          taxes: z.array(tax).max(100),
          deductions: z.array(deduction).max(100).nullish(),
        }),
      )
      .min(1, 'must not be empty')
      .max(10_000),
    deposits: z
      .array(
        z.object({
          code: text(60)
            .refine((code) => FORMS.includes(code) || isTaxCode(code), NO_TAX)
            .meta(EXAMPLE),
          quarter: text(10)
            .regex(/^\d{4}-?Q[1-4]$/i, 'must be a quarter: 2026-Q1')
            .meta({ examples: ['2026-Q1'] }),
          amount: money(),
        }),
      )
      .max(1000)
      .nullish(),
  }),
  reply: z.object({
    importPayrollHistory: z
      .object({
        status: z.literal('Ready'),
        message: z.string(),
        added: z.int().describe('How many rows are new.'),
        replaced: z
          .int()
          .describe('How many rows took the place of other pay of the same worker and pay date.'),
        same: z.int().describe('How many rows were there already, to the cent: nothing of them was changed.'),
        rows: z
          .array(
            z.object({
              userId: z.uuid(),
              payDate: z.string().describe('The day on which it was paid.'),
              result: z
                .enum(rowResults)
                .describe('`added`, `replaced`, or `same`: it was there already, to the cent.'),
            }),
          )
          .describe('What became of each row, in the order of the request.'),
      })
      .describe('What was imported, row by row.'),
  }),
  refusals: {
    tooLate: 'Payroll history can only be imported before the first payroll is run',
    future: 'payDate must not be in the future',
    futureQuarter: 'quarter must not be in the future',
  },
  large: true,
  heavy: true,

  async run({ body, work, refuse }) {
    known(await lockCompany(work, body.companyId), 'company')
    const userIds = [...new Set(body.history.map(({ userId }) => userId))]
    const people = await workersOfCompany(work, body.companyId, userIds)
    const strangers = userIds.filter((userId) => !people.has(userId))
    if (strangers.length > 0) throw unknownWorkers(userIds, strangers, 'no worker of this company')
    if (await historyBlocked(work, body.companyId)) refuse('tooLate')
    if (body.history.some(({ payDate }) => payDate > work.today)) refuse('future')

    const deposits = (body.deposits ?? []).map((deposit) => ({
      ...deposit,
      quarter: deposit.quarter.toUpperCase().replace(/^(\d{4})Q/, '$1-Q'),
    }))
    if (deposits.some(({ quarter }) => firstDay(quarter) > work.today)) refuse('futureQuarter')

    const results = await takeHistory(work, body.companyId, body.history)
    await insertTaxHistory(work, body.companyId, { liabilities: [], deposits })
    work.note({ companyId: body.companyId, facts: { people: userIds.length, payments: body.history.length } })
    const count = (result: RowResult) => results.filter((each) => each === result).length
    return {
      importPayrollHistory: {
        status: 'Ready' as const,
        message: `History of ${plural(userIds.length, 'worker')} imported`,
        added: count('added'),
        replaced: count('replaced'),
        same: count('same'),
        rows: body.history.map(({ userId, payDate }, at) => ({ userId, payDate, result: results[at]! })),
      },
    }
  },
})
