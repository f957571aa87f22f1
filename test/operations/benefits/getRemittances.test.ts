import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { sharedService } from '../../support/shared.ts'
import { remitted } from './remitted.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, asked } = await remitted(sandbox)

test('D: what is owed by plan, and what was remitted, page by page', async () => {
  for (const amount of [100, 200])
    await ok('benefits/addRemittance', asked({ amount, reference: `No. ${amount}` }))
  const { plansOwed, remittances } = await ok('benefits/getRemittances', { companyId })
  expect(plansOwed).toEqual([{ plan: 'Harbor Medical', owed: 300 }])
  expect(remittances).toMatchObject([
    { plan: 'Harbor Medical', amount: 100, reference: 'No. 100', status: 'Recorded' },
    { amount: 200, reference: 'No. 200' },
  ])
  const page = await ok('benefits/getRemittances', { companyId, limit: 1 })
  expect(page.remittances).toHaveLength(1)
  const rest = await ok('benefits/getRemittances', { companyId, limit: 1, cursor: page.nextCursor })
  expect(rest.remittances).toMatchObject([{ amount: 200 }])
  await isReadFromEitherEnd(ok, 'benefits/getRemittances', { companyId }, 'remittances')
})

test('an unknown company', async () => {
  expect(await call('benefits/getRemittances', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
