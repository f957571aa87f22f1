import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'

test('a credit to an account that the ledger does not have is refused by its column, and the run leaves nothing', async () => {
  const { ok, call, owner } = await service()
  const { company } = await ok('sandbox/seedDemoCompany', { employees: 2 })
  const { companyId } = company
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const { rowCount } = await owner.query(
    `delete from ledger_account where company_id = $1 and kind = 'employeeAccount'`,
    [companyId],
  )

  const reply = await call('payroll/initiatePayroll', {
    companyId,
    payPeriodId: unprocessedPayPeriods[0].payPeriodId,
    runNow: true,
  })

  const { rows } = await owner.query(
    `select (select count(*)::int from paycheck where company_id = $1) as paychecks,
            (select count(*)::int from transfer where company_id = $1) as transfers`,
    [companyId],
  )
  expect({ deleted: rowCount, status: reply.status, left: rows[0] }).toEqual({
    deleted: 2,
    status: 500,
    left: { paychecks: 0, transfers: 0 },
  })
})
