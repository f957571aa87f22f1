import { business } from '../../support/bodies.ts'
import type { SharedService } from '../../support/shared.ts'

/** A company without people. */
export async function scheduled({ ok }: SharedService) {
  await ok('sandbox/setClock', { to: '2026-11-15T15:00:00Z' })
  const { registration } = await ok('companyOnboarding/createBusiness', business())
  const companyId = registration.companyId
  const schedule = (given: object = {}) => ({
    paySchedule: {
      companyId,
      workerType: 'W2',
      compensationFrequency: 'BiWeekly',
      payBeginDate: '2026-11-16',
      payDate: '2026-12-04',
      standardWorkingHours: 40,
      ...given,
    },
  })
  return { companyId, schedule }
}
