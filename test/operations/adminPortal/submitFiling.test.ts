import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok, owner } = world
const { companyId, filingId } = await filed(world)

test('an approved return is handed over once, under one id', async () => {
  expect((await call('adminPortal/submitFiling', { filingId })).status).toBe(400)
  await ok('adminPortal/approveFiling', { filingId })
  const twins = await Promise.all([1, 2, 3].map(() => call('adminPortal/submitFiling', { filingId })))
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const { rows } = await owner.query(
    "select count(*)::int as tasks from agenda where company_id = $1 and task = 'submitFiling'",
    [companyId],
  )
  expect(rows).toEqual([{ tasks: 1 }])
  await ok('sandbox/advanceClock', { hours: 1 })
  const { filing } = await ok('reports/getFiling', { filingId })
  expect(filing).toMatchObject({ status: 'accepted', channel: 'electronic' })
})
