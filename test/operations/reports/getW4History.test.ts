import { expect, test } from 'vitest'
import { kyc, people, w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok } = shared
const { verifiedCompany, added } = people(shared)

test('each certificate from its day on, federal and of states', async () => {
  const companyId = await verifiedCompany()
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  const who = await added(companyId, { dateOfJoin: '2019-01-07' })
  await ok('userOnboarding/addKycInformation', kyc(who))
  const old = { form: '2019', allowances: 3, effectiveDate: '2019-01-07' }
  await ok('userOnboarding/addW4Information', w4(who, old))
  const young = { w4FilingStatus: 'Married', dependentsAmount: 2200, effectiveDate: '2026-06-15' }
  await ok('userOnboarding/addW4Information', w4(who, young))
  const { w4Informations } = await ok('reports/getW4History', who)
  expect(w4Informations).toMatchObject([
    { effectiveDate: '2019-01-07', endDate: '2026-06-14', standing: 'past', form: '2019', allowances: 3 },
    {
      effectiveDate: '2026-06-15',
      endDate: null,
      standing: 'current',
      form: '2020',
      w4FilingStatus: 'Married',
      dependentsAmount: 2200,
      allowances: 0,
    },
  ])

  const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code: 'GA' })
  const given = Object.fromEntries(
    fields
      .filter(({ required }: { required: boolean }) => required)
      .map(({ key, example }: { key: string; example: string }) => [key, example]),
  )
  await ok('userOnboarding/addStateW4Information', {
    userId: who.userId,
    code: 'GA',
    stateW4Information: given,
  })
  const { stateW4Informations } = await ok('reports/getW4History', who)
  expect(stateW4Informations).toMatchObject([{ stateCode: 'GA', standing: 'current', fields: given }])
})
