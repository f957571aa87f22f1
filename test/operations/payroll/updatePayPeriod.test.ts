import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
// Before the days that it names.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const { newCompany } = people(sandbox)
const companyId = await newCompany()
const inUse = refused('externalId is in use by another pay period of this company')

const offCycle = (over: object = {}) => ({
  payPeriod: {
    companyId,
    payPeriodType: 'Off-Cycle',
    workerType: 'W2',
    payBeginDate: '2026-11-02',
    payEndDate: '2026-11-13',
    payDate: '2027-01-15',
    ...over,
  },
})
const update = (payPeriodId: string, given: object) =>
  call('payroll/updatePayPeriod', { payPeriod: { companyId, payPeriodId, ...given } })
const shown = async (externalId: string) =>
  (await ok('reports/getPayPeriod', { companyId, externalId })).payPeriod

test('a period has a key of yours and notes, and is found by the key', async () => {
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', offCycle({ externalId: 'run-1', metadata: { a: '1' } }))
  ).payPeriod
  expect(await shown('run-1')).toMatchObject([{ payPeriodId, externalId: 'run-1', metadata: { a: '1' } }])
  expect(await call('payroll/addSupplementalPayPeriod', offCycle({ externalId: 'run-1' }))).toMatchObject(
    inUse,
  )
  const other = (await ok('payroll/addSupplementalPayPeriod', offCycle())).payPeriod.payPeriodId
  expect(await update(other, { externalId: 'run-1' })).toMatchObject(inUse)
  expect(await update(other, { externalId: 'run-2', metadata: { b: '2' } })).toMatchObject({
    status: 200,
    body: { payPeriod: { payPeriodId: other, status: 'new' } },
  })
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: other, reason: 'closed' })
  expect((await update(other, { metadata: { b: '', c: '3' } })).status).toBe(200)
  expect(await shown('run-2')).toEqual([
    expect.objectContaining({ payPeriodId: other, metadata: { c: '3' } }),
  ])
  const { events } = await ok('reports/getEvents', { companyId, limit: 1000 })
  expect(JSON.stringify(events)).toContain('"externalId":"run-2"')
})

test('notes are bounded', async () => {
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', offCycle({ externalId: 'run-3', metadata: { a: '1' } }))
  ).payPeriod
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, 'v']))
  expect(await update(payPeriodId, { metadata: many })).toMatchObject(
    refused('metadata would have more than 50 keys; take some away by sending them with an empty text'),
  )
  expect(await shown('run-3')).toMatchObject([{ metadata: { a: '1' } }])
})
