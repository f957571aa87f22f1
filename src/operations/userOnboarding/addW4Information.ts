import { z } from 'zod'
import { w4FilingStatuses, w4Forms } from '../../domain/people/values.ts'
import { ZERO } from '../../kernel/money.ts'
import { saveW4 } from '../../store/people/certificates.ts'
import { choice, date, flag, id, money, percentage } from '../../wire/fields/fields.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { operation } from '../declaration/operation.ts'

const count = () =>
  z.int('must be a whole number').min(0, 'must be at least 0').max(99, 'must be at most 99').nullish()

export const addW4Information = operation({
  address: 'userOnboarding/addW4Information',
  verb: 'POST',
  summary: 'Saves a user’s federal withholding certificate.',
  description:
    'Amounts left out are 0, answers left out are no. Sent again it replaces the certificate from `effectiveDate` ' +
    '(by default today) on. `form: "2019"` is a certificate from before 2020, with `allowances`.',
  body: z.object({
    w4Information: z.object({
      userId: id('user'),
      w4FilingStatus: choice(w4FilingStatuses),
      haveMultipleJob: flag().nullish(),
      dependents: count(),
      dependentsAbove18: count(),
      otherIncome: money().nullish(),
      otherDeduction: money().nullish(),
      extraWithholding: money().nullish(),
      hasMiltarySpouseExemption: flag().nullish(),
      stateAdditionalDeduction: money().nullish(),
      isNonResident: flag().nullish(),
      azDeductionPercent: percentage(),
      isExempt: flag().nullish(),
      form: choice(w4Forms).nullish(),
      allowances: count(),
      effectiveDate: date().nullish(),
    }),
  }),
  reply: z.object({
    w4Information: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: { kycFirst: 'KYC information must be added before W-4 information' },
  emits: ['employeeStatus'],

  async run({ body: { w4Information: w4 }, work, refuse }) {
    const worker = await workerOf(work, w4)

    if (worker.kycStatus === 'not initiated') refuse('kycFirst')

    await saveW4(work, worker, {
      effectiveFrom: w4.effectiveDate ?? work.today,
      form: w4.form ?? '2020',
      filingStatus: w4.w4FilingStatus,
      multipleJobs: w4.haveMultipleJob ?? false,
      dependents: w4.dependents ?? 0,
      dependentsAbove18: w4.dependentsAbove18 ?? 0,
      otherIncome: w4.otherIncome ?? ZERO,
      otherDeduction: w4.otherDeduction ?? ZERO,
      extraWithholding: w4.extraWithholding ?? ZERO,
      militarySpouseExemption: w4.hasMiltarySpouseExemption ?? false,
      stateAdditionalDeduction: w4.stateAdditionalDeduction ?? ZERO,
      isNonresident: w4.isNonResident ?? false,
      azBasisPoints: w4.azDeductionPercent ?? 0,
      isExempt: w4.isExempt ?? false,
      allowances: w4.allowances ?? 0,
    })
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const message = 'W-4 information saved successfully'
    return { w4Information: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})
