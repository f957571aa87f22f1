import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, filingId, from, to } = await filed(world)
const asked = { companyId, from, to: `${Number(to.slice(0, 4)) + 1}${from.slice(4)}` }

test('by the day on which each is due, by status, and by the page', async () => {
  const { filings } = await ok('reports/getFilings', asked)
  const days = filings.map(({ dueDate }: { dueDate: string }) => dueDate)
  expect(days).toEqual([...days].sort())
  const { filings: ready } = await ok('reports/getFilings', { ...asked, status: 'ready' })
  expect(ready).toEqual([expect.objectContaining({ filingId, form: '941', status: 'ready' })])
  const one = await ok('reports/getFilings', { ...asked, limit: 1 })
  const two = await ok('reports/getFilings', { ...asked, limit: 1, cursor: one.nextCursor })
  expect([...one.filings, ...two.filings]).toEqual(filings.slice(0, 2))
  const { filings: everybodys } = await ok('reports/getFilings', { from: asked.from, to: asked.to })
  expect(everybodys.length).toBeGreaterThanOrEqual(filings.length)
})

test('a range of more than a year and an unknown company are refused', async () => {
  expect(await call('reports/getFilings', { ...asked, companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect((await call('reports/getFilings', { ...asked, to: '2099-01-01' })).status).toBe(400)
})
