import { z } from 'zod'
import { policyDoubt } from '../../domain/time/leave-law.ts'
import { companyExists } from '../../store/company/companies.ts'
import { everyState } from '../../store/payroll/enrollment.ts'
import { insertTimeOffPolicy } from '../../store/time/time-off-policies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import {
  defaultTimeOffPolicy,
  timeOffPolicyFault,
  timeOffPolicyFields,
  timeOffPolicyNames,
  timeOffPolicyOf,
  timeOffPolicyRefusals,
  timeOffPolicyReply,
} from '../../wire/time-off.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeOffPolicy = operation({
  address: 'adminPortal/addTimeOffPolicy',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a time off policy: what is earned, how much is kept, and from when it may be taken.',
  description:
    'The year is the calendar year. `Lump Sum` grants `lumpSumHours` when the assignment begins (for the days left of ' +
    'the year with `isProratedByStartDate`) and on every January 1; `Accrual` earns `accrualRatePerHour` for each hour ' +
    'of a paycheck, on its pay date. The balance never exceeds `maxAccumulatedHours`. At the end of the year ' +
    '`carryoverLimitHours` are kept and the rest is forfeited; without a limit everything is kept. Leave may be taken ' +
    'from `waitingPeriodDays` after the assignment’s effectiveStartDate, asked for `minimumNoticeDays` ahead, and on no day ' +
    'of `blackoutPeriods`. `tiers` give more with years of service. With `payoutOnTermination`, and ' +
    'wherever the law of the state makes earned vacation wages, the balance is paid with the last paycheck; what the law ' +
    'does not let stand is said in `validationWarning`. An `Unpaid` policy has no balance: its hours are taken off the pay.',
  body: z.object({
    timeOffPolicy: z.object({ companyId: id('company'), ...timeOffPolicyNames, ...timeOffPolicyFields }),
  }),
  reply: timeOffPolicyReply,
  refusals: timeOffPolicyRefusals,

  async run({ body: { timeOffPolicy: sent }, work, refuse }) {
    const { companyId, timeOffPolicyName: name, policyType } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const policy = timeOffPolicyOf(sent, { ...defaultTimeOffPolicy, name, policyType })
    const fault = timeOffPolicyFault(policy)
    if (fault) refuse(fault)
    const doubt = policyDoubt(policy, { states: await everyState(work, companyId), on: work.today, sent })

    const timeOffPolicyId = await insertTimeOffPolicy(work, companyId, policy)
    work.note({ companyId, subjectIds: [timeOffPolicyId] })
    const message = 'Time off policy added successfully'
    const warning = doubt ? { validationWarning: doubt } : {}
    return { timeOffPolicy: { timeOffPolicyId, status: 'Ready' as const, message, ...warning } }
  },
})
