import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok } = shared

interface Field {
  readonly key: string
  readonly example: string
  readonly pattern: string | null
}

test('the examples are accepted by addW9Information', async () => {
  const fields: Field[] = (await ok('reports/getW9FormFields')).w9FormFields
  expect(fields.map(({ key }) => key)).toEqual([
    'contractorType',
    'businessName',
    'taxClassification',
    'ein',
    'w9Date',
  ])
  for (const { example, pattern } of fields) if (pattern) expect(example).toMatch(new RegExp(pattern))
  const { newCompany, added } = people(shared)
  const { userId } = await added(await newCompany(), { workerType: '1099-NEC' })
  const given = Object.fromEntries(fields.map(({ key, example }) => [key, example]))
  await ok('userOnboarding/addW9Information', { w9Information: { userId, ...given } })
})
