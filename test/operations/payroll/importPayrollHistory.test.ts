import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { demo, companyId, userId, message } = await refusals(world)

const paid = (payDate: string, gross: number, more: object = {}) => ({
  userId,
  payDate,
  state: 'GA',
  gross,
  taxes: [
    { code: 'US.socialSecurity', wages: gross, tax: gross * 0.062 },
    { code: 'US.medicare', wages: gross, tax: gross * 0.0145 },
  ],
  deductions: [{ type: '401(k)', amount: 50, matchAmount: 25 }],
  ...more,
})
const send = async (...history: object[]) =>
  (await world.ok('payroll/importPayrollHistory', { companyId, history })).importPayrollHistory
/** All that an import writes. */
const books = async () => ({
  year: await world.ok('reports/getYearToDate', { companyId, userId, year: 2026 }),
  owed: await world.ok('reports/getTaxLiabilities', {
    companyId,
    from: '2026-01-01',
    to: '2026-12-31',
  }),
})

test('a file that broke off is sent again whole, and sent once more it changes nothing', async () => {
  const file = [paid('2026-09-04', 1000), paid('2026-09-18', 1000), paid('2026-10-02', 1200)]
  const results = ({ rows }: { rows: readonly { result: string }[] }) => rows.map(({ result }) => result)

  expect(results(await send(...file.slice(0, 2)))).toEqual(['added', 'added'])
  const whole = await send(...file)
  expect(results(whole)).toEqual(['same', 'same', 'added'])
  expect(whole).toMatchObject({ added: 1, replaced: 0, same: 2 })
  const before = await books()

  // In another order, and with zero instead of nothing.
  const again = file.toReversed().map(({ taxes, ...row }) => ({
    ...row,
    taxes: taxes.toReversed(),
    supplementalWages: 0,
  }))
  expect(await send(...again)).toMatchObject({
    same: 3,
    added: 0,
    replaced: 0,
    rows: [{ userId, payDate: '2026-10-02', result: 'same' }, { result: 'same' }, { result: 'same' }],
  })
  expect(await books()).toEqual(before)
})

test('one cent makes it another row, and so does a second payment of the day', async () => {
  const results = async (...rows: object[]) =>
    (await send(...rows)).rows.map(({ result }: { result: string }) => result)
  expect(await results(paid('2026-10-02', 1200, { net: 900 }))).toEqual(['replaced'])
  expect(await results(paid('2026-10-02', 1200, { net: 900.01 }))).toEqual(['replaced'])
  const both = [paid('2026-10-02', 1200, { net: 900.01 }), paid('2026-10-02', 300, { deductions: [] })]
  expect(await results(...both)).toEqual(['replaced', 'replaced'])
  expect(await results(...both.toReversed())).toEqual(['same', 'same'])
  await send(paid('2026-10-02', 1200))
})

test('history comes before the first run', async () => {
  await demo.initiate()
  const history = [{ userId, payDate: '2026-10-02', state: 'GA', gross: 100, taxes: [] }]
  expect(await message('payroll/importPayrollHistory', { companyId, history })).toBe(
    'Payroll history can only be imported before the first payroll is run',
  )
})
