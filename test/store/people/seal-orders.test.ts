import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { sealOrders } from '../../../src/store/people/seal-orders.ts'
import { dumpOf, traces } from '../../support/dump.ts'
import { service, testSettings } from '../../support/service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'purser-orders-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const { ok, owner, log, restart } = await service({ settings: { PURSER_DATA_DIR: dataDir } })
const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 1 })).company
const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
const whose = { companyId, userId }

/** Every form that has a number of a case in it, spelled as callers do. */
const orders: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'Child Support',
    {
      State: 'GA',
      'Case Number': 'CS77123456',
      'Current Support Amount': '100.00',
      'Remittance Number': 'R88123457',
    },
  ],
  ['State Tax Levy', { caseNumber: 'L66123458', State: 'GA', Amount: '10.00' }],
  ['Student Loan', { Agency: 'Example Agency', 'account number': 'A55123459', Percent: '1%' }],
  ['Federal Agency Debt', { Agency: 'Example Agency', 'Account Number': 'F44123450', Percent: '1%' }],
  ['Creditor', { State: 'GA', 'Case Number': 'C33123451', 'Creditor Name': 'Example', Amount: '5.00' }],
  ['Bankruptcy', { 'Case Number': 'B22123452', 'Trustee Name': 'Example', Amount: '5.00' }],
  ['Federal Tax Levy', { 'Filing Status': 'Single', Dependents: '1', 'Total Amount Due': '5.00' }],
]
const planted = orders.flatMap(([, fields]) => Object.values(fields).filter((text) => /\d{8}$/.test(text)))

for (const [garnishmentType, garnishmentFields] of orders) {
  const garnishment = { ...whose, garnishmentType, garnishmentAgency: 'GA DHS', garnishmentFields }
  await ok(
    'adminPortal/addGarnishment',
    { garnishment },
    { headers: { 'Idempotency-Key': garnishmentType.replaceAll(' ', '-') } },
  )
}

const shown = async () => (await ok('reports/getUser', whose)).user[0].employeeGarnishments
const expectSealed = async () => {
  const kept = [await dumpOf(owner), log.join('\n')].join('\n')
  for (const number of planted) {
    for (const trace of traces(number)) expect(kept.includes(trace), trace).toBe(false)
  }
}
const keys = vaults(await masterKeys(testSettings()))
/** As it was before, or as an older process writes it. */
const unseal = async () => {
  for (const { garnishmentId, garnishmentFields } of await shown()) {
    await owner.query('update garnishment set fields = $2, numbers = null where garnishment_id = $1', [
      garnishmentId,
      garnishmentFields,
    ])
  }
}

test('F17: the numbers of a case are answered as they were given, and are in no table and no log', async () => {
  expect(planted).toHaveLength(7)
  expect(
    (await shown()).map((order: Record<string, unknown>) => [order.garnishmentType, order.garnishmentFields]),
  ).toEqual(orders)
  await expectSealed()
})

test('F17: a change keeps the numbers that are not sent, and seals the one that is', async () => {
  const [{ garnishmentId }] = await shown()
  const change = { ...whose, garnishmentId, garnishmentFields: { 'Case Number': 'CS77999999' } }
  await ok('adminPortal/updateGarnishment', { garnishment: change })
  const [{ garnishmentFields }] = await shown()
  expect(garnishmentFields).toEqual({ ...orders[0]![1], 'Case Number': 'CS77999999' })
  planted.push('CS77999999')
  await expectSealed()
})

test('F17: orders of before are sealed slice by slice, and are answered as they were', async () => {
  const before = await shown()
  await unseal()
  expect(await shown()).toEqual(before)
  expect(await sealOrders(owner, keys, 2)).toBe(7)
  expect(await sealOrders(owner, keys, 2)).toBe(0)
  expect(await shown()).toEqual(before)
  await expectSealed()
})

test('F17: a start seals what an older process left', async () => {
  const before = await shown()
  await unseal()
  await restart()
  await expectSealed()
  expect(await shown()).toEqual(before)
})

test('F17: a payroll computes without the numbers, and the bank’s file has them', async () => {
  const [{ payPeriodId }] = (await ok('reports/getPayPeriod', { companyId })).payPeriod
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await ok('sandbox/advanceClock', { days: 40 })
  const files = readdirSync(join(dataDir, 'bank', 'outbox'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(files.join('\n')).toContain('R88123457')
  expect(files.join('\n')).not.toContain('****')
  await expectSealed()
})
