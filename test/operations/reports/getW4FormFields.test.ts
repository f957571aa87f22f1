import { expect, test } from 'vitest'
import { typePatterns } from '../../../src/law/language/form.ts'
import { kyc, people, w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok } = shared

interface Field {
  readonly key: string
  readonly type: string
  readonly example: string
  readonly required: boolean
  readonly group: string
  readonly help: string
  readonly pattern: string | null
  readonly showWhen: { readonly key: string; readonly is: readonly string[] } | null
}
const fields: Field[] = (await ok('reports/getW4FormFields')).w4FormFields
const field = (key: string) => fields.find((each) => each.key === key)!

test('groups, help, when a field is asked for, and what an answer looks like', () => {
  expect(field('w4FilingStatus')).toMatchObject({
    type: 'choice',
    required: true,
    group: 'Who the certificate is of',
    showWhen: null,
    options: ['Single', 'Married', 'Married Filing Separately', 'Head of Household'],
  })
  expect(field('allowances').showWhen).toEqual({ key: 'form', is: ['2019'] })
  expect(field('dependentsAmount')).toMatchObject({
    group: 'Step 3: dependents',
    pattern: typePatterns.amount!.source,
    showWhen: { key: 'form', is: ['2020'] },
  })
  for (const { example, pattern } of fields) if (pattern) expect(example).toMatch(new RegExp(pattern))
})

test('the examples, typed as the fields say, are accepted by addW4Information', async () => {
  const { verifiedCompany, added } = people(shared)
  const who = await added(await verifiedCompany(), {})
  await ok('userOnboarding/addKycInformation', kyc(who))
  const typed = ({ type, example }: Field) =>
    type === 'boolean' ? example === 'Yes' : ['amount', 'integer'].includes(type) ? Number(example) : example
  const shown = fields.filter(({ showWhen }) => !showWhen || showWhen.is.includes('2020'))
  const given = Object.fromEntries(shown.map((each) => [each.key, typed(each)]))
  await ok('userOnboarding/addW4Information', w4(who, given))
})

test('the forms of states have groups and patterns too', async () => {
  const { stateW4FormFields: state } = await ok('reports/getStateW4FormFields', { code: 'GA' })
  expect(new Set(state.map(({ group }: Field) => group))).toEqual(
    new Set(['Certificate', 'More or less than computed']),
  )
  for (const { example, pattern } of state) if (pattern) expect(example).toMatch(new RegExp(pattern))
  const { stateRegistrationFields: registration } = await ok('reports/getStateRegistrationFields', {
    code: 'CA',
  })
  expect(registration.map(({ group }: Field) => group)).toContain('Accounts')
  expect(registration.find(({ key }: Field) => key === 'Unemployment Rate').help).toMatch(/rate notice/)
})
