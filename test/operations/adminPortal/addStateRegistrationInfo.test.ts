import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { registration } from './registration.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { company, add, update, registered } = registration(sandbox)
const today = async () => (await ok('sandbox/getClock')).clock.today

test('GA: added, refused twice, updated, read back', async () => {
  const companyId = await company()
  expect((await update(companyId, 'GA', { 'Unemployment Rate': '2.7' })).body.error.message).toMatch(
    'not registered in GA',
  )
  const added = await add(companyId, 'ga', { 'UI Account Number': 'applied for', 'Unemployment Rate': '2.7' })
  expect(added.body).toMatchObject({ status: 'Success', message: expect.stringMatching('still missing: ') })
  expect((await add(companyId, 'GA', { 'Unemployment Rate': '3' })).body.error.message).toMatch('already')
  const known = { 'UI Account Number': 'Applied For', 'Unemployment Rate': '2.7%' }
  expect(await registered(companyId)).toEqual([
    { code: 'GA', effectiveDate: await today(), companyStateRegistration: known },
  ])
  expect((await update(companyId, 'GA', { 'UI Account Number': '474747-88' })).body.status).toBe('Success')
  expect(await registered(companyId, { code: 'GA' })).toMatchObject([
    { companyStateRegistration: { 'UI Account Number': '474747-88', 'Unemployment Rate': '2.7%' } },
  ])
  expect(await registered(companyId, { code: 'TX' })).toEqual([])
})

test.each([
  // verified: refused by name
  ['GA', { 'UI Account Number': 'abc' }, 400, /^UI Account Number does not look like/],
  // recalled: kept, with a warning
  ['FL', { 'UI Account Number': 'abc' }, 200, /please check: UI Account Number does not look like/],
  ['GA', { 'Unemployment Rate': 'high' }, 400, /^Unemployment Rate must be/],
  ['GA', { 'Unemployment Rate': {} }, 400, /^Unemployment Rate must be text/],
  ['GA', { 'Unemployment Rate': '' }, 400, /^Unemployment Rate must not be empty/],
  ['GA', { 'Unemployment Rate': `2.7${'0'.repeat(300)}` }, 400, /^Unemployment Rate must be at most 255/],
  ['GA', { uiAccountNumber: '474747-88' }, 400, /^Invalid tax item name: uiAccountNumber$/],
  // an unknown key before a wrong value
  ['GA', { 'Unemployment Rate': 'high', Color: 'red' }, 400, /^Invalid tax item name: Color$/],
  ['GA', {}, 400, /must not be empty/],
  ['GA', 'x', 400, /^companyStateRegistration: must be an object/],
  ['GA', undefined, 400, /^companyStateRegistration: is required/],
  ['ZZ', { 'Unemployment Rate': '2.7' }, 400, /^Invalid Code$/],
  [undefined, { 'Unemployment Rate': '2.7' }, 400, /^Invalid Code$/],
])('%s %j: %s', async (code, sent, status, message) => {
  const companyId = await company()
  for (const put of [add, update]) {
    const reply = await put(companyId, code, sent)
    expect({ status: reply.status, message: reply.body.message ?? reply.body.error.message }).toEqual({
      status,
      message: expect.stringMatching(message),
    })
    if (put === add) await add(companyId, 'GA', { 'Unemployment Rate': '2.7' })
  }
})
