import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { enrollable } from './enrollable.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, asked, messageOf } = await enrollable(sandbox)

test('without a date it ends with the month, and once', async () => {
  const { benefitEnrollmentId } = (await ok('benefits/addBenefitEnrollment', asked())).benefitEnrollment
  const end = (endDate?: string) => ({ benefitEnrollment: { companyId, benefitEnrollmentId, endDate } })
  expect(await messageOf('benefits/endBenefitEnrollment', end('2026-10-19'))).toBe(
    'endDate must not be in the past',
  )
  expect((await ok('benefits/endBenefitEnrollment', end())).benefitEnrollment).toEqual({
    benefitEnrollmentId,
    status: 'Ended',
    message: 'Benefit enrollment ends on 2026-10-31',
  })
  expect(await messageOf('benefits/endBenefitEnrollment', end('2026-12-31'))).toBe(
    'The enrollment was ended already; addBenefitEnrollment begins another',
  )
})
