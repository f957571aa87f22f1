import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%', TX: '2.7%' } })
await hire(companyId, { name: 'Ada Stay', state: 'GA', rate: 52_000 })
const bo = await hire(companyId, { name: 'Bo Leave', state: 'GA', rate: 52_000 })
await hire(companyId, { name: 'Cy Texas', state: 'TX', rate: 52_000 })
const { users } = await ok('reports/getUsers', { companyId })
const joined: string = users[0].dateOfJoin

test('people before and after, by kind and state', async () => {
  await ok('adminPortal/deactivateUser', { user: { companyId, userId: bo.userId, exitDate: '2026-05-25' } })
  const { rows, totals } = await ok('reports/getHeadcount', { companyId, from: joined, to: '2026-06-30' })
  expect(rows).toEqual([
    { group: 'W2, GA', atStart: 0, joined: 2, left: 1, atEnd: 1 },
    { group: 'W2, TX', atStart: 0, joined: 1, left: 0, atEnd: 1 },
  ])
  expect(totals).toEqual({ atStart: 0, joined: 3, left: 1, atEnd: 2 })
  const later = await ok('reports/getHeadcount', { companyId, from: '2026-06-01', to: '2026-06-30' })
  expect(later.totals).toEqual({ atStart: 2, joined: 0, left: 0, atEnd: 2 })
})

test('days that are turned round, and a company that is not there', async () => {
  expect(
    await call('reports/getHeadcount', { companyId, from: '2026-06-30', to: '2026-06-01' }),
  ).toMatchObject(refused('to: must not be before from'))
  expect(await call('reports/getHeadcount', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
