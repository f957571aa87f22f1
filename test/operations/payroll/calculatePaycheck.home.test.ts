import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

const described = (given: object) => ({
  paycheck: {
    payDate: '2026-09-11',
    payFrequency: 'BiWeekly',
    earnings: [{ type: 'Regular', amount: 3000, hours: 80 }],
    w4: { w4FilingStatus: 'Single' },
    ...given,
  },
})

const taxed = async (given: object, code: string): Promise<number | undefined> =>
  (await ok('payroll/calculatePaycheck', described(given))).paycheck.employeeTaxes.find(
    (line: { code: string }) => line.code === code,
  )?.amount

const orForm = { status: 'single', allowances: 1 }

// biome-ignore format: one worker a line
test.each([
  // lives, works, what is sent of certificates, the tax of the home state
  ['OR', 'WA', { residentStateW4: orForm },                           'OR.incomeTax', 202],
  ['OR', 'WA', { stateW4: orForm },                                   'OR.incomeTax', 202],
  ['OR', 'WA', { stateW4: orForm, stateW4Code: 'OR' },                'OR.incomeTax', 202],
  ['MI', 'OH', { stateW4: { exemptions: 1 } },                        'MI.incomeTax', 117.86],
  ['MI', 'OH', { stateW4: { exemptions: 3 }, residentStateW4: { exemptions: 1 } }, 'MI.incomeTax', 117.86],
])('W1c, W1d: lives in %s, works in %s, sends %j: %s is %d', async (home, work, sent, code, tax) => {
  expect(await taxed({ residentState: home, workState: work, ...sent }, code)).toBe(tax)
})

test('the form of the work state, named, is not read for the home state', async () => {
  const sent = { residentState: 'MI', workState: 'OH', stateW4: { exemptions: 3 }, stateW4Code: 'OH' }
  const unfiled = await taxed({ residentState: 'MI', workState: 'OH' }, 'MI.incomeTax')
  expect(await taxed(sent, 'MI.incomeTax')).toBe(unfiled)
})

test('a city tells the place that it tells a payroll', async () => {
  const sent = { workState: 'PA', residentState: 'PA', residentCity: 'Philadelphia' }
  expect(await taxed(sent, 'PA-PHILADELPHIA.incomeTax')).toBeGreaterThan(0)
})

test('a district of the registration is where the work is done', async () => {
  const { paycheck } = await ok(
    'payroll/calculatePaycheck',
    described({ workState: 'PA', employer: { 'Local Services Tax': '52.00' } }),
  )
  expect(paycheck.employeeTaxes).toContainEqual(
    expect.objectContaining({ code: 'PA-LST.localServices', amount: 2 }),
  )
})

test('hours of leave are paid and not worked', async () => {
  const premium = async (earnings: object[]) =>
    (
      await ok(
        'payroll/calculatePaycheck',
        described({
          workState: 'WA',
          earnings,
          employer: { perHour: { 'WA.lni': { employee: '0.1', employer: '0.2' } } },
        }),
      )
    ).paycheck.employeeTaxes.find(({ code }: { code: string }) => code === 'WA.lni').amount
  const worked = { type: 'Regular', amount: 2000, hours: 60 }
  const away = { type: 'Vacation', amount: 700, hours: 20 }
  expect(await premium([worked])).toBe(6)
  expect(await premium([worked, away])).toBe(6)
})

test.each([
  [{ stateW4: { extra: 1 }, residentStateW4: { extra: 1 } }, 'stateW4 and residentStateW4 are of one state'],
  [{ stateW4: { extra: 1 }, stateW4Code: 'OR' }, 'stateW4Code must be the work state or the home state'],
  [
    { residentState: 'MI', residentStateW4: { color: 'red' } },
    'MI: color is not on the certificate of this state',
  ],
  [
    { employer: { 'Unemployment Rate': 'much' } },
    'Unemployment Rate must be a rate in percent, such as 2.7 or 2.7%',
  ],
  [{ employer: { sui: '2.7%' } }, 'employer.sui is neither a rate nor on the registration form of GA'],
  [
    { employer: { perHour: { 'WA.lni': { employee: 'much' } } } },
    'employer.perHour.WA.lni must be dollars an hour, such as 0.1119',
  ],
  [{ employer: { employees: 'few' } }, 'employer.employees must be a whole number'],
  [{ yearToDate: { 'US.medicare': 5000 } }, 'yearToDate.US.medicare must be an object'],
  [
    { yearToDate: { supplementalWages: 0.001 } },
    'yearToDate.supplementalWages must be an amount with at most two decimals',
  ],
])('%j is refused: %s', async (given, message) => {
  const { body } = await call('payroll/calculatePaycheck', described({ workState: 'GA', ...given }))
  expect(body.error).toMatchObject({ code: 400, message })
})
