import { z } from 'zod'
import { w4Fault, w4Notes } from '../../domain/pay/w4-fault.ts'
import { kycMachine } from '../../domain/people/kyc.ts'
import { saveW4 } from '../../store/people/certificates.ts'
import { id } from '../../wire/fields/fields.ts'
import { w4Fields, w4FilingStatus, w4From } from '../../wire/w4.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { operation } from '../declaration/operation.ts'

export const addW4Information = operation({
  address: 'userOnboarding/addW4Information',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'Saves a user’s federal withholding certificate.',
  description:
    'Amounts left out are 0, answers left out are no. Sent again it replaces the certificate from `effectiveDate` ' +
    '(by default today) on. `form: "2019"` is a certificate from before 2020, with `allowances`; what a form does not ask is refused. Step 3 is told in ' +
    'dollars (`dependentsAmount`), or by counting heads, which the form of the year of `effectiveDate` values.',
  body: z.object({
    w4Information: z.object({
      userId: id('user'),
      w4FilingStatus: w4FilingStatus(),
      ...w4Fields,
    }),
  }),
  reply: z.object({
    w4Information: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    employeesOnly: 'Form W-4 is for employees; a contractor gives a W-9: use addW9Information',
    kycFirst: 'KYC information must be added before W-4 information; use addKycInformation',
    certificate: '{fault}',
  },
  emits: ['employeeStatus'],

  async run({ body: { w4Information: w4 }, work, refuse }) {
    const worker = await workerOf(work, w4)

    if (worker.workerType !== 'W2') refuse('employeesOnly')
    const [facts, effectiveFrom] = [w4From(w4), w4.effectiveDate ?? work.today]
    const fault = w4Fault(facts, effectiveFrom)
    if (fault !== undefined) refuse('certificate', { fault })
    if (worker.kycStatus === kycMachine.initial) refuse('kycFirst')

    await saveW4(work, worker, { effectiveFrom, ...facts })
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const message = `W-4 information saved successfully${w4Notes(facts)}`
    return { w4Information: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})
