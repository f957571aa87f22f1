import { expect, test } from 'vitest'
import { stateCodes } from '../../../src/domain/values.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()
const agenciesOf = async (body: object) => (await ok('reports/getAgencies', body)).agencies

interface Agency {
  readonly agencyCode: string
  readonly jurisdiction: string
  readonly taxes: readonly string[]
}

test('an agency has its taxes, form, channel and deposit frequencies', async () => {
  expect(await agenciesOf({ code: 'CA' })).toEqual([
    expect.objectContaining({
      agency: 'California Employment Development Department',
      agencyCode: 'CA',
      jurisdiction: 'CA',
      payee: 'agency',
      form: 'DE 88, PIT and SDI',
      taxes: ['CA.incomeTax', 'CA.sdi'],
      accountField: 'Withholding Account Number',
      frequencyField: 'Withholding Deposit Frequency',
    }),
    expect.objectContaining({ agencyCode: 'CA.sui', taxes: ['CA.sui', 'CA.ett'], frequencyField: '' }),
  ])
  const [federal] = await agenciesOf({ code: 'us' })
  expect(federal).toMatchObject({
    agency: 'IRS',
    agencyCode: 'US.941',
    channel: 'EFTPS',
    accountField: 'EIN',
  })
  expect(federal.frequencies.map(({ frequency }: { frequency: string }) => frequency)).toEqual([
    'Monthly',
    'Semiweekly',
  ])
})

test('the frequencies of a state are those that its registration takes', async () => {
  for (const code of stateCodes) {
    const { stateRegistrationFields } = await ok('reports/getStateRegistrationFields', { code })
    for (const { frequencyField, frequencies } of await agenciesOf({ code })) {
      const field = stateRegistrationFields.find(({ key }: { key: string }) => key === frequencyField)
      const words = frequencies.map(({ frequency }: { frequency: string }) => frequency)
      if (frequencyField !== '') expect([code, field?.options]).toEqual([code, words])
    }
  }
})

test('without a code all jurisdictions are answered, whole or by pages', async () => {
  const all: readonly Agency[] = await agenciesOf({})
  expect([...new Set(all.map(({ jurisdiction }) => jurisdiction))].sort()).toEqual(
    ['US', ...stateCodes].sort(),
  )
  const paged: Agency[] = []
  for (let cursor: string | null = null; ; ) {
    const { agencies, nextCursor } = await ok('reports/getAgencies', { limit: 50, cursor })
    paged.push(...agencies)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  expect(paged).toEqual(all)
})

test('a jurisdiction that is none is refused with those that are', async () => {
  const { status, body } = await call('reports/getAgencies', { code: 'ZZ' })
  expect([status, body.error.message]).toEqual([400, 'Invalid Code'])
})
