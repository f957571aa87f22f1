import { z } from 'zod'
import { checkCalendar } from '../../domain/calendar/holidays.ts'
import { paydayWords } from '../../domain/calendar/payday-words.ts'
import { deadlineFor, paydayFor } from '../../domain/calendar/payroll-dates.ts'
import { ofSchedule } from '../../domain/payroll/schedule.ts'
import { payPeriodTypes, workerTypes } from '../../domain/values.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { insertPeriods } from '../../store/payroll/pay-periods.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { externalIdField, metadataField, newMetadata } from '../../wire/client-keys.ts'
import { choice, date, id, optionalText } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { periodKeyRefusals, periodOptions, periodRefusals } from '../../wire/pay-period.ts'
import { SCHEDULE_NAME, scheduleNameRefusals } from '../../wire/pay-schedule.ts'
import { operation } from '../declaration/operation.ts'

export const addSupplementalPayPeriod = operation({
  address: 'payroll/addSupplementalPayPeriod',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Adds a period beside the schedule: an off-cycle payment, or one that was missed.',
  description:
    'Nobody is enrolled by itself: add workers of its pay schedule with addUsersToSupplementalPayPeriod. `Dismissal` is answered as ' +
    '`Off-Cycle`. A payday on a weekend or bank holiday moves to the banking day before. An `Off-Cycle` run pays what is ' +
    'given: unless the options say otherwise it repeats no recurring item and no benefit of so much a pay period, and takes ' +
    'from an order only what it still owes for that pay period. A `Missing` period pays who has no other paycheck for its ' +
    'days like the Regular payroll would have, with hours, leave and items that were given there; so it pays a voided ' +
    'paycheck again.',
  body: z.object({
    payPeriod: z.object({
      companyId: id('company'),
      payPeriodType: choice(payPeriodTypes),
      workerType: choice(workerTypes),
      payBeginDate: date(),
      payEndDate: date(),
      payDate: date(),
      payScheduleName: optionalText(SCHEDULE_NAME)
        .describe(
          'Whose workers it pays, where a company has several schedules for the kind; left out, the first one.',
        )
        .meta({ examples: [''] }),
      ...periodOptions,
      externalId: externalIdField('the period, which no other period of the company has'),
      metadata: metadataField(),
    }),
  }),
  reply: z.object({
    payPeriod: z.object({ payPeriodId: z.uuid(), status: z.literal('new'), message: z.string() }),
  }),
  refusals: {
    regularIsScheduled: 'Regular periods come from the pay schedule; use Off-Cycle or Missing',
    ...periodRefusals,
    ...periodKeyRefusals,
    ...scheduleNameRefusals,
    payDatePast: 'payDate must not be in the past',
  },
  conflicts: { pay_period_external: 'externalIdInUse' },
  emits: ['payPeriod'],

  async run({ body: { payPeriod: sent }, work, refuse }) {
    const { companyId, workerType } = sent
    known(await lockCompany(work, companyId), 'company')
    const name = sent.payScheduleName || undefined
    const [schedule] = await schedulesOf(work, { companyId, workerType, name })
    if (name && !schedule) refuse('unknownSchedule', { name, workerType })
    if (sent.payPeriodType === 'Regular') refuse('regularIsScheduled')
    if (sent.payEndDate < sent.payBeginDate) refuse('endBeforeBegin')
    if (sent.payDate < sent.payBeginDate) refuse('payDateBeforePeriod')
    if (sent.payDate < work.today) refuse('payDatePast')
    checkCalendar(sent.payDate, { allowProvisional: work.isSandbox })
    const payDate = paydayFor(sent.payDate)

    const [payPeriodId] = await insertPeriods(work, [
      {
        companyId,
        payScheduleId: null,
        ofSchedule: schedule ? ofSchedule(schedule) : null,
        place: null,
        workerType,
        periodType: sent.payPeriodType === 'Missing' ? 'Missing' : 'Off-Cycle',
        frequency: schedule?.compensationFrequency ?? 'Monthly',
        beginDate: sent.payBeginDate,
        endDate: sent.payEndDate,
        payDate,
        deadline: deadlineFor(payDate),
        keys: { externalId: sent.externalId, metadata: newMetadata(sent.metadata) },
        options: {
          skipRecurring: sent.skipRecurring ?? null,
          skipBenefits: sent.skipBenefits ?? null,
          skipGarnishments: sent.skipGarnishments ?? null,
          taxMethod: sent.taxMethod ?? null,
          frequencyForTax: sent.frequencyForTax ?? null,
        },
      },
    ])
    work.emit({ family: 'payPeriod', change: 'insert', companyId, entityId: payPeriodId! })
    work.note({ companyId, subjectIds: [payPeriodId!] })

    return {
      payPeriod: {
        payPeriodId: payPeriodId!,
        status: 'new' as const,
        message: `Pay period added successfully${paydayWords(sent.payDate, work.today)}`,
      },
    }
  },
})
