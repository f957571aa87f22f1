import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, to } = await filed(world)
const year = Number(to.slice(0, 4))

test('the forms of a year, by worker and by the page', async () => {
  await ok('sandbox/setClock', { to: `${year + 1}-01-05T15:00:00Z` })
  const { filing } = await ok('adminPortal/prepareFiling', {
    filing: { companyId, form: 'W-2', period: String(year) },
  })
  expect(filing.form).toBe('W-2')
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year })
  expect(taxForms).toHaveLength(2)
  const one = await ok('reports/getTaxForms', { companyId, year, limit: 1 })
  const two = await ok('reports/getTaxForms', { companyId, year, limit: 1, cursor: one.nextCursor })
  expect([...one.taxForms, ...two.taxForms]).toEqual(taxForms)
  expect(await call('reports/getTaxForms', { companyId: newId(), year })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
