import { expect, test } from 'vitest'
import { returnCodes } from '../../../src/domain/money/ach/returns.ts'
import { operations } from '../../../src/operations/index.ts'
import { business } from '../../support/bodies.ts'
import { kyc, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok } = shared

interface Scenario {
  readonly code: string
  readonly operation: string
  readonly number: string | null
  readonly ending: string | null
  readonly example: string | null
  readonly values: readonly { value: string; means: string; follows: string }[]
}
const scenarios: Scenario[] = (await ok('sandbox/getScenarios')).scenarios
const named = (code: string) => scenarios.find((each) => each.code === code)!

test('every ending and every code by which the sandbox decides', () => {
  expect(scenarios.map(({ code, number, ending }) => [code, number, ending])).toEqual([
    ['business.failed', 'EIN', '0000'],
    ['business.pending', 'EIN', '0001'],
    ['identity.failed', 'SSN', '0001'],
    ['identity.pending', 'SSN', '0002'],
    ['filing.rejected', 'EIN', '0009'],
    ['companyAccount.microDeposits', 'Company bank account', '0002'],
    ['debit.R01', 'Company bank account', '0001'],
    ['credit.R03', 'Worker bank account', '0003'],
    ['transferReturn', null, null],
    ['notificationOfChange', null, null],
  ])
  expect(named('transferReturn').values).toHaveLength(Object.keys(returnCodes).length)
  expect(named('transferReturn').values[0]).toEqual({
    value: 'R01',
    means: 'Insufficient Funds',
    follows: 'The same may be tried again.',
  })
})

test('each names an operation that there is, and an example with its ending', () => {
  const addresses = operations.map(({ address }) => address as string)
  for (const { operation, ending, example } of scenarios) {
    expect(addresses).toContain(operation)
    if (ending) expect(example!.endsWith(ending)).toBe(true)
  }
})

test('the examples do what is said of them', async () => {
  const statuses: Record<string, string> = {}
  for (const outcome of ['failed', 'pending']) {
    const ein = named(`business.${outcome}`).example
    const { companyId } = (
      await ok('companyOnboarding/createBusiness', business({ kybInformation: { ein } }))
    ).registration
    await ok('sandbox/advanceClock', { hours: 1 })
    statuses[outcome] = (await ok('reports/getCompanyInfo', { companyId })).company.kybStatus
  }
  expect(statuses).toEqual({ failed: 'failed', pending: 'pending' })

  const { verifiedCompany, added } = people(shared)
  const companyId = await verifiedCompany()
  const who = await added(companyId, {})
  await ok('userOnboarding/addKycInformation', kyc(who, { ssn: named('identity.failed').example }))
  await ok('sandbox/advanceClock', { hours: 1 })
  const [{ kycStatus }] = (await ok('reports/getUser', who)).user
  expect(kycStatus).toBe('failed')
})
