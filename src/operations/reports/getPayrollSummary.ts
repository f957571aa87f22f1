import { z } from 'zod'
import { periodName } from '../../domain/payroll/period.ts'
import { sumsBy } from '../../domain/payroll/run-sums.ts'
import { payGroups } from '../../domain/reports/pay-groups.ts'
import type { GroupSums } from '../../domain/reports/payroll-summary.ts'
import { addDays, daysBetween } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { companyExists } from '../../store/company/companies.ts'
import { type PayrollSummary, payrollSummaries } from '../../store/payroll/summary.ts'
import { amount, choice, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { rangedWithin, yearOfDays } from '../../wire/fields/range.ts'
import { MOST_DAYS as MOST_DAYS_OF_REPORTS } from '../../wire/reports/asked.ts'
import { fileRecord, format } from '../../wire/reports/report.ts'
import { groupsForm, groupsRecord, sumsForm, sumsRecord } from '../../wire/run-sums.ts'
import { isWhole, reportFile } from '../../work/reports/answer.ts'
import { groupedSummaryReport, summaryGroups, summaryReport } from '../../work/reports/payroll-summary.ts'
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
    '`fundingTotal` stays what was drawn. Every amount is one of the books: getLedger has it as accruals and as the draw. ' +
    'With `by` every payroll tells what each department, job, cost center, place or state has of it, and `groups` what ' +
    'each has of all: earnings stand where getLaborCost has them, everything else follows them in proportion, to the cent.',
  body: rangedWithin(
    z.object({
      companyId: id('company'),
      from: date().nullish().describe('The first payday; without it, a year before `to`.'),
      to: date().nullish().describe('The last payday, at most three years after `from`.'),
      by: choice(payGroups).nullish().describe('By what payrolls are told apart; without it they are whole.'),
      format: format(),
      ...page,
    }),
    MOST_DAYS,
  ).refine(
    ({ from, to, by, format }) =>
      !from || !to || !(by || isWhole({ format })) || daysBetween(from, to) < MOST_DAYS_OF_REPORTS,
    {
      path: ['to'],
      message: `must be less than ${MOST_DAYS_OF_REPORTS} days after from, with by or as a file`,
    },
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
          groups: groupsRecord.optional().describe('With `by`: what each group has of it.'),
        }),
      )
      .describe('The payrolls, by payday; none where a file is asked for.'),
    totals: z
      .object({ fundingTotal: amount().describe('What was drawn.'), ...sumsRecord })
      .describe('The sum of all payrolls of these days, on this page and on others.'),
    groups: groupsRecord.optional().describe('With `by`: what each group has of all of them.'),
    file: fileRecord,
    ...pageReply,
  }),
  heavy: true,

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const days = yearOfDays(body, addDays(work.today, AHEAD))
    const found = await payrollSummaries(work, { companyId, ...days })

    const groups = body.by ? await summaryGroups(work, companyId, found, body.by) : undefined
    const sums = { totals: totalsOf(found), ...(groups && { groups: groupsForm(groups.inAll) }) }
    if (isWhole(body)) {
      const asked = { companyId, ...days }
      const file = groups
        ? await reportFile(work, body, await groupedSummaryReport(work, asked, found, groups))
        : await reportFile(work, body, await summaryReport(work, asked, found))
      return { payrolls: [], ...sums, file }
    }

    const { items, next } = pageIn(body, found, ({ payPeriodId }) => payPeriodId)
    const payrolls = items.map((payroll) => payrollForm(payroll, groups?.ofPayroll.get(payroll.payPeriodId)))
    return { payrolls, ...sums, ...next }
  },
})

const payrollForm = ({ run, ...period }: PayrollSummary, groups: readonly GroupSums[] | undefined) => ({
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
  ...(groups && { groups: groupsForm(groups) }),
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
