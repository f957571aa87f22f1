import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { funding } from './funding.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, linked, tenSeconds } = funding(sandbox)

test('while a payroll is in flight one verified account remains', async () => {
  const companyId = await company()
  const [first, second] = [await linked(companyId), await linked(companyId, { accountNumber: '4455667799' })]
  const waiting = await linked(companyId, { accountNumber: '998877660002' })
  await tenSeconds()
  await payrollInFlight(companyId)
  const deactivate = (companyFundingSourceEntityId: string) =>
    call(
      'adminPortal/deactivateCompanyBankAccount',
      { companyId, companyFundingSourceEntityId },
      { verb: 'PUT' },
    )

  expect(await deactivate(first)).toMatchObject({ status: 200 })
  expect((await deactivate(second)).body.error.message).toMatch('one verified bank account must remain')
  expect(await deactivate(waiting)).toMatchObject({ status: 200 })
  await owner.query("update payroll_run set status = 'processed' where company_id = $1", [companyId])
  expect(await deactivate(second)).toMatchObject({ status: 200 })
  expect((await deactivate(second)).body.error.message).toMatch('deactivated')
})

/** A run of this company, written as its owner: what matters here is only that it is there. */
async function payrollInFlight(companyId: string): Promise<void> {
  const paySchedule = {
    companyId,
    workerType: 'W2',
    compensationFrequency: 'BiWeekly',
    payBeginDate: '2026-11-16',
    payDate: '2026-12-04',
    standardWorkingHours: 40,
  }
  await ok('payroll/addPaySchedule', { paySchedule })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const columns = await owner.query(
    `select column_name, data_type from information_schema.columns
     where table_name = 'payroll_run' and is_nullable = 'NO' and column_default is null`,
  )
  const { rows } = await owner.query('select client_id from company where company_id = $1', [companyId])
  const given: Record<string, unknown> = {
    company_id: companyId,
    client_id: rows[0].client_id,
    pay_period_id: unprocessedPayPeriods[0].payPeriodId,
    status: 'inProcess',
  }
  const filler: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    date: "'2026-12-04'",
    'timestamp with time zone': 'now()',
    boolean: 'false',
    jsonb: "'[]'",
    text: "''",
    ARRAY: "'{}'",
  }
  const names = columns.rows.map((row) => row.column_name)
  const values = columns.rows.map((row) =>
    row.column_name in given ? `'${given[row.column_name]}'` : (filler[row.data_type] ?? '0'),
  )
  await owner.query(`insert into payroll_run (${names.join()}) values (${values.join()})`)
}
