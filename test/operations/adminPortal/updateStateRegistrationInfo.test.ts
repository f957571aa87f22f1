import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { registration } from './registration.ts'

const sandbox = await sharedService()
const { company, add, update, registered } = registration(sandbox)

test('a rate holds from the day of its notice; the days before keep theirs', async () => {
  const companyId = await company()
  const notice = (rate: string, from: string) => ({
    'Unemployment Rate': rate,
    'Unemployment Rate Effective Date': from,
  })
  const rateOn = async (date: string) =>
    (await registered(companyId, { code: 'TX', date }))[0].companyStateRegistration['Unemployment Rate']

  await add(companyId, 'TX', { 'UI Account Number': '12-345678-9', ...notice('2.7%', '2026-01-01') })
  await update(companyId, 'TX', notice('3.1%', '2027-01-01'))
  expect([await rateOn('2026-12-31'), await rateOn('2027-01-01')]).toEqual(['2.7%', '3.1%'])
  // What is said of an earlier day holds for the later ones too.
  await update(companyId, 'TX', notice('2.9%', '2026-07-01'))
  expect([await rateOn('2026-06-30'), await rateOn('2026-07-01'), await rateOn('2027-01-01')]).toEqual([
    '2.7%',
    '2.9%',
    '2.9%',
  ])
  expect((await registered(companyId, { date: '2026-07-01' }))[0].companyStateRegistration).toHaveProperty([
    'UI Account Number',
  ])
})
