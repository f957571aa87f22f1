import { z } from 'zod'
import { periodName } from '../../domain/payroll/period.ts'
import { sumsBy } from '../../domain/payroll/run-sums.ts'
import { addDays } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { companyExists } from '../../store/company/companies.ts'
import { type PayrollSummary, payrollSummaries } from '../../store/payroll/summary.ts'
import { amount, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { rangedWithin, yearOfDays } from '../../wire/fields/range.ts'
import { sumsForm, sumsRecord } from '../../wire/run-sums.ts'
import { operation } from '../declaration/operation.ts'

/** Three years. */
const MOST_DAYS = 1098

/** So that payrolls under way are in the usual year. */
const AHEAD = 31

export const getPayrollSummary = operation({
  address: 'reports/getPayrollSummary',
  job: 'payroll',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'What each payroll of a company came to: people, gross, net, taxes, deductions, orders, checks, funding.',
  description:
    'Periods by payday; without `from` and `to`, those of the year that ends in 31 days. Amounts are null until a payroll ' +
    'is submitted: what it will come to, previewPayroll computes. Paychecks that were voided do not count, but ' +
    '`fundingTotal` stays what was drawn. Every amount is one of the books: getLedger has it as accruals and as the draw.',
  body: rangedWithin(
    z.object({
      companyId: id('company'),
      from: date().nullish().describe('The first payday; without it, a year before `to`.'),
      to: date().nullish().describe('The last payday, at most three years after `from`.'),
      ...page,
    }),
    MOST_DAYS,
  ),
  reply: z.object({
    payrolls: z
      .array(
        z.object({
          payPeriodId: z.uuid(),
          payPeriod: z.string(),
          payPeriodType: z.string(),
          workerType: z.string(),
          payBeginDate: z.string(),
          payEndDate: z.string(),
          payDate: z.string(),
          deadLineToRunPayroll: z.string(),
          payPeriodStatus: z.string(),
          debitDate: z.string().nullable().describe('When the funding is drawn; null until it is submitted.'),
          people: z
            .int()
            .nullable()
            .describe('How many people are paid; null until it is submitted.')
            .meta({ examples: [1] }),
          fundingTotal: amount()
            .nullable()
            .describe('What is drawn from the company; null until it is submitted.'),
          ...sumsRecord,
        }),
      )
      .describe('The payrolls, by payday.'),
    totals: z
      .object({ fundingTotal: amount().describe('What was drawn.'), ...sumsRecord })
      .describe('The sum of all payrolls of these days, on this page and on others.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const days = yearOfDays(body, addDays(work.today, AHEAD))
    const found = await payrollSummaries(work, { companyId, ...days })

    const { items, next } = pageIn(body, found, ({ payPeriodId }) => payPeriodId)
    return { payrolls: items.map(payrollForm), totals: totalsOf(found), ...next }
  },
})

const payrollForm = ({ run, ...period }: PayrollSummary) => ({
  payPeriodId: period.payPeriodId as string,
  payPeriod: periodName(period.beginDate, period.endDate),
  payPeriodType: period.periodType as string,
  workerType: period.workerType,
  payBeginDate: period.beginDate as string,
  payEndDate: period.endDate as string,
  payDate: period.payDate as string,
  deadLineToRunPayroll: period.deadline as string,
  payPeriodStatus: period.status as string,
  debitDate: run && (run.debitDate as string),
  people: run?.people ?? null,
  fundingTotal: run && cents(run.fundingTotal),
  ...sumsForm(run?.sums ?? null),
})

function totalsOf(found: readonly PayrollSummary[]) {
  const runs = found.flatMap(({ run }) => run ?? [])
  const sumOf = (of: (run: (typeof runs)[number]) => bigint) =>
    runs.reduce((total, run) => total + of(run), 0n)
  return {
    fundingTotal: cents(sumOf(({ fundingTotal }) => fundingTotal)),
    ...sumsForm(sumsBy((name) => sumOf(({ sums }) => sums[name]))),
  }
}
