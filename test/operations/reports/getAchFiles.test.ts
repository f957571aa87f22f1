import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
await demo.initiate()
const days = { from: '2026-01-01', to: '2029-12-31' }

test('what was handed to the bank; every file is in balance', async () => {
  await demo.travelTo(demo.first.payDate, '22:00')
  const { achFiles } = await ok('reports/getAchFiles', { companyId, ...days })
  const [debit] = await demo.named('AchDebit')
  const drawn = achFiles.filter((file: { debitTotal: number }) => file.debitTotal === debit!.transferAmount)
  expect(drawn).toHaveLength(1)
  for (const file of achFiles) {
    expect(file).toMatchObject({ companyId, status: 'handedOver', creditTotal: file.debitTotal })
  }
})

test('an unknown company, and a range that is turned round', async () => {
  expect(await call('reports/getAchFiles', { companyId: newId(), ...days })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  const turned = await call('reports/getAchFiles', { companyId, from: days.to, to: days.from })
  expect(turned.status).toBe(400)
})
