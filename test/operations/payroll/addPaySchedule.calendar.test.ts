import { expect, test } from 'vitest'
import { editionsOf } from '../../../src/law/engine/shelf.ts'
import { business } from '../../support/bodies.ts'
import type { Given } from '../../support/caller.ts'
import { service } from '../../support/service.ts'

// The banks' holidays were checked through the end of a year. Two weeks before it a company draws up its schedule.
const [calendar] = editionsOf('holidays', 'US')
const through = calendar!.checkedThrough
const year = Number(through.slice(0, 4))
const today = `${year}-12-15`
const past = `${year + 1}-01-14`
const refusal = `US.holidays: the law was checked through ${through}, not for ${past}`

async function draws(environment: 'production' | 'sandbox') {
  const { call, ok, owner } = await service({
    settings: { PURSER_ENVIRONMENT: environment, PURSER_TRUST_PROXY: 'yes' },
  })
  const given: Given = { headers: { 'X-Forwarded-Proto': 'https' } }
  const { companyId } = (await ok('companyOnboarding/createBusiness', business(), given)).registration
  const offset = Date.parse(`${today}T17:00:00Z`) - Date.now()
  await owner.query('update client set clock_offset = $1', [offset])

  const add = (workerType: string, payDate: string) =>
    call(
      'payroll/addPaySchedule',
      {
        paySchedule: { companyId, workerType, compensationFrequency: 'Weekly', payBeginDate: today, payDate },
      },
      given,
    )
  const aside = {
    companyId,
    payPeriodType: 'Off-Cycle',
    workerType: 'W2',
    payBeginDate: today,
    payEndDate: today,
  }
  const paydays = async () => {
    const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId }, given)
    return unprocessedPayPeriods.map(({ payDate }: { payDate: string }) => payDate) as string[]
  }
  return {
    add,
    paydays,
    addAside: (payDate: string) =>
      call('payroll/addSupplementalPayPeriod', { payPeriod: { ...aside, payDate } }, given),
  }
}

test('production draws up periods as far as the calendar was checked, and dates no payroll past it', async () => {
  const { add, addAside, paydays } = await draws('production')
  expect(await add('W2', `${year}-12-22`)).toMatchObject({ status: 200 })
  const drawn = await paydays()
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((payDate) => payDate > through)).toEqual([])

  const refused = { status: 400, body: { error: { message: refusal } } }
  expect(await add('1099-NEC', past)).toMatchObject(refused)
  expect(await addAside(past)).toMatchObject(refused)
  expect(await addAside(through)).toMatchObject({ status: 200 })
})

test('a sandbox goes on', async () => {
  const { add, addAside, paydays } = await draws('sandbox')
  expect(await add('W2', `${year}-12-22`)).toMatchObject({ status: 200 })
  expect((await paydays()).filter((payDate) => payDate > through).length).toBeGreaterThan(40)
  expect(await addAside(past)).toMatchObject({ status: 200 })
})
