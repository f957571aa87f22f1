import { test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { verifiedCompany, onboarded } = people(sandbox)
const companyId = await verifiedCompany()

test('the examples of every state’s required fields are accepted', async () => {
  const who = await onboarded(companyId)
  for (const code of ['AL', 'CA', 'IN', 'MD', 'NY', 'OH', 'PA']) {
    const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code })
    const required = fields.filter((field: { required: boolean }) => field.required)
    const given = required.map(({ key, example }: { key: string; example: string }) => [key, example])
    if (given.length === 0) continue
    const stateW4Information = Object.fromEntries(given)
    await ok('userOnboarding/addStateW4Information', { userId: who.userId, code, stateW4Information })
  }
})
