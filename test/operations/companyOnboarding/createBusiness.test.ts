import { expect, test } from 'vitest'
import { business, registration } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { owner } = sandbox
const { refusal } = onboarding(sandbox)

test('terms are accepted, and the first location files, or nothing is created', async () => {
  const count = async () => (await owner.query('select count(*)::int as n from company')).rows[0].n
  const before = await count()
  const terms = { isTermsAccepted: false }
  expect(await refusal('companyOnboarding/createBusiness', business({ registration: terms }))).toMatch(
    'terms',
  )
  expect(await refusal('companyOnboarding/companyRegistration', registration(terms))).toMatch('terms')
  const elsewhere = business({ companyLocation: { isFilingAddress: false } })
  expect(await refusal('companyOnboarding/createBusiness', elsewhere)).toBe(
    'The first location added must be a filing address',
  )
  expect(await count()).toBe(before)
})
