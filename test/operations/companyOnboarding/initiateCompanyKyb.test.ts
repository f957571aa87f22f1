import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { kyb, onboarding, place } from './onboarding.ts'

const sandbox = await sharedService()
const { ok, owner } = sandbox
const { info, wait, registered, created } = onboarding(sandbox)

test('from registration to verified, step by step', async () => {
  const { companyId, businessUserId } = await registered()
  expect(await info(companyId)).toMatchObject({ kybStatus: 'new', ein: '', kybInformationId: null })

  expect(
    await ok('companyOnboarding/updateAdminUser', {
      businessUser: { ...business().businessUser, businessUserId, ownershipPercentage: 60 },
    }),
  ).toMatchObject({ businessUser: { businessUserId, status: 'Ready' } })
  const added = await ok('companyOnboarding/addKybInformation', kyb(companyId))
  expect(added.kybInformation).toMatchObject({ kybInformationId: expect.any(String), status: 'new' })
  const located = await ok('companyOnboarding/addCompanyLocation', place({ companyId }))
  expect(located.companyLocation).toMatchObject({ status: 'Ready' })
  expect(await ok('companyOnboarding/initiateCompanyKyb', { companyId })).toEqual({
    company: { companyId, status: 'pending', message: 'KYB verification is in progress' },
  })

  expect((await info(companyId)).kybStatus).toBe('pending')
  await wait()
  expect(await info(companyId)).toMatchObject({
    kybStatus: 'passed',
    ein: expect.stringMatching(/^\*+\d{4}$/),
  })
})

test.each([
  ['12-3450000', 'failed'],
  ['12-3450001', 'pending'],
  ['12-3450002', 'passed'],
])('EIN %s: %s', async (ein, kybStatus) => {
  const { companyId } = await created({ kybInformation: { ein } })
  await wait()
  expect((await info(companyId)).kybStatus).toBe(kybStatus)
})

test('each change of KYB is told with the record as it then stands', async () => {
  const { companyId } = await created()
  await wait()
  const { rows } = await owner.query(
    'select event_type, body from event where entity_id = $1 order by event_id',
    [companyId],
  )
  expect(rows.map((row) => row.event_type)).toEqual(['company.kybstatus.insert', 'company.kybstatus.update'])
  expect(JSON.parse(rows[1].body).payload[0].Company[0]).toEqual(await info(companyId))
})
