import { expect, test } from 'vitest'
import { business, registration } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { call, ok, stranger, owner } = await service()

const company = async (): Promise<string> =>
  (await ok('companyOnboarding/createBusiness', business())).registration.companyId
const account = (companyId: string, over: object = {}) => ({
  companyFundingSourceEntity: {
    companyId,
    accountNumber: '4455667788',
    routingNumber: '021000021',
    bankName: 'First Example Bank',
    accountType: 'Checking',
    accountName: 'Operating',
    ...over,
  },
})
const linked = async (companyId: string, over: object = {}): Promise<string> =>
  (await ok('adminPortal/addCompanyBankAccount', account(companyId, over))).companyFundingSourceEntity
    .companyFundingSourceEntityId
const refresh = async (companyId: unknown) =>
  (await call('sandbox/refreshCompanyBankAccountStatus', { companyId })) as Awaited<ReturnType<typeof call>>
const accounts = async (companyId: string) =>
  (await ok('reports/getCompanyInfo', { companyId })).company.BankAccounts
const message = async (address: string, body: object) => (await call(address, body)).body.error?.message
const tenSeconds = async () => {
  const { clock } = await ok('sandbox/getClock')
  await ok('sandbox/setClock', { to: new Date(Date.parse(clock.now) + 10_500).toISOString() })
}

test('an account is linked, masked, verified ten seconds later, and told', async () => {
  const companyId = await company()
  const reply = await ok('adminPortal/addCompanyBankAccount', account(companyId))
  const { companyFundingSourceEntityId: id } = reply.companyFundingSourceEntity
  expect(reply.companyFundingSourceEntity).toMatchObject({ status: 'pending', message: expect.any(String) })
  expect(await accounts(companyId)).toEqual([
    {
      companyFundingSourceEntityId: id,
      bankName: 'First Example Bank',
      accountName: 'Operating',
      accountNumber: '******7788',
      routingNumber: '021000021',
      accountType: 'checking',
      status: 'pending',
    },
  ])
  await tenSeconds()
  expect(await accounts(companyId)).toMatchObject([{ status: 'ready' }])

  const { rows } = await owner.query(
    'select event_type, body from event where entity_id = $1 order by event_id',
    [id],
  )
  expect(rows.map((row) => row.event_type)).toEqual([
    'companybankaccount.companybankaccountstatus.insert',
    'companybankaccount.companybankaccountstatus.update',
  ])
  const [shown] = JSON.parse(rows[1].body).payload[0].Company
  expect(shown).toMatchObject({ companyId, BankAccounts: [{ accountNumber: '******7788', status: 'ready' }] })
})

test.each([
  ['routingNumber', '021000022', 'Invalid RoutingNumber'], // the check digit is one too high
  ['routingNumber', '02100002', 'Invalid RoutingNumber'],
  ['routingNumber', undefined, 'Invalid RoutingNumber'],
  ['routingNumber', 21000021, 'Invalid RoutingNumber'],
  ['accountType', 'money market', 'Invalid AccountType'],
  ['companyId', 'x', 'Invalid CompanyId'],
])('a linked account with %s %s: %s', async (field, value, expected) => {
  const body = account(await company(), { [field]: value, accountName: '' })
  expect(await message('adminPortal/addCompanyBankAccount', body)).toBe(expected)
})

test('before KYB is pending no account is linked; from then on it is', async () => {
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  expect(await message('adminPortal/addCompanyBankAccount', account(companyId))).toMatch(
    'once KYB is pending',
  )
  const { kybInformation } = business({ kybInformation: { ein: '12-7770000' } })
  await ok('companyOnboarding/addKybInformation', { kybInformation: { companyId, ...kybInformation } })
  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  await linked(companyId)
  await tenSeconds()
  expect((await ok('reports/getCompanyInfo', { companyId })).company.kybStatus).toBe('failed')
  await linked(companyId, { accountNumber: '4455667799' })
})

test('the sandbox refresh: always 200, nothing skipped', async () => {
  const companyId = await company()
  const none = {
    success: false,
    bankAccountStatus: '',
    message: 'No active funding source exists. Link a company bank account first and retry.',
    error: {
      code: 400,
      message: 'No active funding source exists. Link a company bank account first and retry.',
    },
  }
  const bad = { success: false, bankAccountStatus: '', error: { code: 400, message: 'Invalid CompanyId' } }
  for (const id of [undefined, null, '', 7, 'x', '019a8ee2-7c00-7000-8000-000000000001']) {
    expect(await refresh(id)).toMatchObject({ status: 200, body: bad })
  }
  expect(await stranger('sandbox/refreshCompanyBankAccountStatus', { companyId })).toMatchObject({
    status: 200,
    body: bad,
  })
  expect(await refresh(companyId)).toMatchObject({ status: 200, body: none })

  const id = await linked(companyId)
  expect((await refresh(companyId)).body).toEqual({
    success: true,
    bankAccountStatus: 'pending',
    message: expect.any(String),
    error: '',
  })
  await tenSeconds()
  expect((await refresh(companyId)).body).toMatchObject({
    success: true,
    bankAccountStatus: 'ready',
    error: '',
  })
  await owner.query("update company_bank_account set status = 'active' where company_bank_account_id = $1", [
    id,
  ])
  expect((await refresh(companyId)).body).toMatchObject({ success: true, bankAccountStatus: 'active' })
  const body = { companyId, companyFundingSourceEntityId: id }
  expect(
    (await ok('adminPortal/deactivateCompanyBankAccount', body)).companyFundingSourceEntity,
  ).toMatchObject({
    companyFundingSourceEntityId: id,
    status: 'deactivated',
  })
  expect((await refresh(companyId)).body).toEqual(none)
})

test('the refresh itself asks the bank, when no runner has', async () => {
  const companyId = await company()
  const id = await linked(companyId)
  await owner.query('delete from agenda where key = $1', [id])
  await tenSeconds()
  expect(await accounts(companyId)).toMatchObject([{ status: 'pending' }])
  expect((await refresh(companyId)).body).toMatchObject({ success: true, bankAccountStatus: 'ready' })
  expect(await accounts(companyId)).toMatchObject([{ status: 'ready' }])
})

test('micro-deposits: two amounts in either order', async () => {
  const companyId = await company()
  const id = await linked(companyId, { accountNumber: '998877660002' })
  await tenSeconds()
  expect((await refresh(companyId)).body).toMatchObject({ success: true, bankAccountStatus: 'pending' })
  const { microDeposits, debitAmount1, debitAmount2 } = await ok('sandbox/getMicroDeposits', { companyId })
  expect(microDeposits).toEqual([{ companyFundingSourceEntityId: id, debitAmount1, debitAmount2 }])
  for (const amount of [debitAmount1, debitAmount2]) {
    expect(amount).toBeGreaterThan(0)
    expect(amount).toBeLessThan(1)
  }
  expect(
    await ok('adminPortal/verifyMicroDeposits', {
      companyId,
      debitAmount1: debitAmount2,
      debitAmount2: debitAmount1,
    }),
  ).toMatchObject({ companyFundingSourceEntity: { companyFundingSourceEntityId: id, status: 'ready' } })
  expect(await ok('sandbox/getMicroDeposits', { companyId })).toEqual({
    microDeposits: [],
    debitAmount1: null,
    debitAmount2: null,
  })
  expect(await message('adminPortal/verifyMicroDeposits', { companyId, debitAmount1, debitAmount2 })).toBe(
    'No bank account of this company waits for micro-deposits',
  )
})

test('micro-deposits: the third wrong try locks the account', async () => {
  const companyId = await company()
  const id = await linked(companyId, { accountNumber: '998877660002' })
  const wrong = { companyId, debitAmount1: 5, debitAmount2: 6 }
  const attempt = (headers: Record<string, string> = {}) =>
    call('adminPortal/verifyMicroDeposits', wrong, { headers })

  // A dry run does not count; a repeated key is another try, because a refusal does not burn it.
  expect((await attempt({ 'Dry-Run': 'true' })).body.error.message).toMatch('tries left: 2')
  expect((await attempt({ 'Idempotency-Key': 'k1' })).body.error.message).toMatch('tries left: 2')
  expect((await attempt({ 'Idempotency-Key': 'k1' })).body.error.message).toMatch('tries left: 1')
  expect(await attempt()).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching('locked') } },
  })
  expect(await accounts(companyId)).toMatchObject([{ companyFundingSourceEntityId: id, status: 'failed' }])
  expect((await attempt()).body.error.message).toMatch('locked')
  const foreign = { ...wrong, companyFundingSourceEntityId: await linked(await company()) }
  expect(await message('adminPortal/verifyMicroDeposits', foreign)).toBe(
    'Invalid CompanyFundingSourceEntityId',
  )

  await linked(companyId, { accountNumber: '998877660002' })
  const { debitAmount1, debitAmount2 } = await ok('sandbox/getMicroDeposits', { companyId })
  await ok('adminPortal/verifyMicroDeposits', { companyId, debitAmount1, debitAmount2 })
  expect((await accounts(companyId)).map((each: { status: string }) => each.status)).toEqual([
    'failed',
    'ready',
  ])
})

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
  const given: Record<string, unknown> = {
    company_id: companyId,
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
    row.column_name === 'client_id'
      ? `(select client_id from company where company_id = '${companyId}')`
      : row.column_name in given
        ? `'${given[row.column_name]}'`
        : (filler[row.data_type] ?? '0'),
  )
  await owner.query(`insert into payroll_run (${names.join()}) values (${values.join()})`)
}
