import { expect, test } from 'vitest'
import { found } from '../../support/invariants.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, owner } = world

test('16: a year is its paychecks and what was imported before them; a changed import is found', async () => {
  const demo = await payday(world, 2)
  const { companyId } = demo
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const [{ userId }] = users
  const year = demo.first.payDate.slice(0, 4)
  const taxes = [
    { code: 'US.socialSecurity', wages: 1000, tax: 62 },
    { code: 'US.futa', wages: 1000, tax: 6 },
  ]
  const history = [{ userId, payDate: `${year}-01-02`, state: 'GA', gross: 1000, taxes }]
  await ok('payroll/importPayrollHistory', { companyId, history })
  await demo.initiate()
  expect(await found(owner, companyId)).toEqual([])

  // 1,000.00 + 0.01: the gross of the year no longer is what its parts come to.
  await owner.query('update pay_history set gross = gross + 1 where company_id = $1', [companyId])
  expect(await found(owner, companyId)).toMatchObject([
    { check: 'year.sum', recordId: `${userId} ${year} gross` },
  ])
})
