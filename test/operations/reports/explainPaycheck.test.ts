import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
// A year whose law is verified.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const demo = await payday(sandbox, 2)
const { companyId } = demo
const { payPeriodId } = demo.first
await demo.initiate()
const { users } = await ok('reports/getActiveUsers', { companyId })
const asked = { payPeriodId, userId: users[0].userId as string }

test('every line has a source, and a tax has its law and its steps', async () => {
  const { explanation } = await ok('reports/explainPaycheck', asked)
  const tax = explanation.find(({ code }: { code: string }) => code === 'US.socialSecurity')
  expect(tax).toMatchObject({ payer: 'employee', law: expect.stringMatching(/^US@/), confidence: 'verified' })
  expect(tax.steps.length).toBeGreaterThan(0)
  for (const { source } of explanation) expect(source).not.toBe('')
})

test('a period and a user that are not there', async () => {
  const asking = (over: object) => call('reports/explainPaycheck', { ...asked, ...over })
  expect(await asking({ payPeriodId: newId() })).toMatchObject(refused('Invalid PayPeriodId'))
  expect(await asking({ userId: newId() })).toMatchObject(refused('Invalid UserId'))
})
