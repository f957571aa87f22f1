import { z } from 'zod'
import {
  progressOf,
  type TimelineCode,
  timelineCodes,
  timelineOf,
} from '../../domain/payroll/run-timeline.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { receiptsOf } from '../../store/money/wires.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { paymentGroups } from '../../store/payroll/run-payments.ts'
import { runsOf } from '../../store/payroll/runs.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { FUNDING_WORDS, fundingForm, fundingRecord } from '../../wire/funding.ts'
import { warningDetails, warningForm } from '../../wire/payroll-notices.ts'
import { operation } from '../declaration/operation.ts'

const timeline = z.array(
  z.object({
    code: z.enum(Object.keys(timelineCodes) as [TimelineCode, ...TimelineCode[]]).describe(
      `What happens. ${Object.entries(timelineCodes)
        .map(([code, means]) => `\`${code}\`: ${means}.`)
        .join(' ')}`,
    ),
    at: z
      .string()
      .describe(
        'When: an instant of what was done here, the day of a payment; empty where it was not written down.',
      ),
    state: z.enum(['done', 'next', 'failed']).describe('Whether it has happened, is to come, or came back.'),
    amount: amount().nullable().describe('How much it is about; null where that is not known yet.'),
  }),
)

export const getPayRun = operation({
  address: 'reports/getPayRun',
  job: 'payroll',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Answers every run of a period, the latest last: also those that were cancelled, failed or voided.',
  description:
    '`timeline` says what has happened to the run and what comes next, in order: payments are summed by day, and one ' +
    'that came back turns its step to `failed`. What taxes are due when is known once the run is processed; one ' +
    'that waits for more to be owed has no day yet and is not among them. `progress` ' +
    'counts payments that have settled.',
  body: z.object({ payPeriodId: id('payPeriod'), ...page }),
  reply: z.object({
    payRun: z.array(
      z.object({
        runId: z.uuid(),
        payPeriodId: z.uuid(),
        status: z.string(),
        payDate: z.string(),
        debitDate: z.string(),
        isSameDay: z.boolean().describe('Whether it was late and its money moves by same-day ACH.'),
        fundingTotal: amount(),
        funding: fundingRecord
          .extend({
            reference: z
              .string()
              .nullable()
              .describe('The bank’s reference of the wire that arrived; null before that.'),
            receivedOn: z
              .string()
              .nullable()
              .describe('The day on which the wire arrived; null before that.'),
          })
          .describe(FUNDING_WORDS),
        people: z.int(),
        warnings: z.array(z.string()),
        warningDetails: warningDetails(),
        submittedBy: z
          .string()
          .nullable()
          .describe('Who submitted it, as the audit log says; null of a run from before it was kept.'),
        submittedAt: z.string().describe('When it was submitted.'),
        lockedAt: z
          .string()
          .nullable()
          .describe(
            'From when it could not be taken back; null while it can, and of a run from before it was kept.',
          ),
        progress: z
          .object({ done: z.int().describe('How many have settled.'), of: z.int().describe('Of how many.') })
          .describe('How many of its payments have settled.'),
        timeline: timeline.describe('What has happened to it and what comes next, in order.'),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const [found] = await periodsWhere(work, { ids: [body.payPeriodId] })
    const period = known(found, 'payPeriod')
    const runs = await runsOf(work, period)
    const payments = await paymentGroups(work, period)
    const receipts = await receiptsOf(work, period)

    const { items, next } = pageIn(body, runs, ({ runId }) => runId)
    return {
      payRun: items.map((run) => {
        const groups = payments.filter(({ runId }) => runId === run.runId)
        const { companyId: _, fundingAccountId: __, federalForm: ___, fundingMethod: ____, ...shown } = run
        const receipt = receipts.get(run.runId)
        return {
          ...shown,
          fundingTotal: cents(run.fundingTotal),
          funding: {
            ...fundingForm(run),
            reference: receipt?.reference ?? null,
            receivedOn: receipt?.receivedOn ?? null,
          },
          warnings: [...run.warnings],
          warningDetails: run.warningDetails.map((each) => warningForm(each, period)),
          submittedAt: isoInstant(run.submittedAt),
          lockedAt: run.lockedAt === null ? null : isoInstant(run.lockedAt),
          progress: progressOf(run, groups),
          timeline: timelineOf(run, { deadline: period.deadline, groups }).map((each) => ({ ...each })),
        }
      }),
      ...next,
    }
  },
})
