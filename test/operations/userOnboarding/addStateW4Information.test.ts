import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added, shown, onboarded } = people(sandbox)
const companyId = await verifiedCompany()

test('a state certificate by the labels of its form; wrong keys and values by name', async () => {
  const who = await onboarded(companyId)
  const { userId } = who
  const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code: 'GA' })
  const required = fields.filter((field: { required: boolean }) => field.required)
  const stateW4Information = Object.fromEntries(
    required.map(({ key, example }: { key: string; example: string }) => [key, example]),
  )
  await ok('userOnboarding/addStateW4Information', { userId, stateW4Information })
  expect((await shown(who)).stateW4Informations).toEqual([{ stateCode: 'GA', ...stateW4Information }])

  const save = (given: object, code?: string) =>
    call('userOnboarding/addStateW4Information', { userId, code, stateW4Information: given })
  expect(await save({ 'Shoe Size': '9' })).toMatchObject(refused('Invalid state W-4 item name: Shoe Size'))
  expect(await save({})).toMatchObject(refused('stateW4Information: must not be empty'))
  expect(await save({ any: '1' }, 'TX')).toMatchObject(refused('TX has no withholding certificate'))
  const [choice] = required
  expect((await save({ [choice.key]: 'no such option' })).body.error.message).toContain(choice.key)
})

test('a state certificate before KYC is refused, after its own faults', async () => {
  const { userId } = await added(companyId)
  const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code: 'GA' })
  const stateW4Information = { [fields[0].key]: fields[0].example }
  expect(await call('userOnboarding/addStateW4Information', { userId, stateW4Information })).toMatchObject(
    refused('KYC information must be added before state W-4 information; use addKycInformation'),
  )
})
