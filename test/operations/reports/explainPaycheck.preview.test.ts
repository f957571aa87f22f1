import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'
import { inputs } from '../payroll/inputs.ts'

const world = await sharedService()
const { ok, call, owner } = world
const { companyId, salaried, hourly, unready, at, imported } = await inputs(world)
const { payPeriodId } = at

interface Line {
  readonly code: string
  readonly payer: string
  readonly taxable: number
  readonly amount: number
  readonly base: readonly { readonly amount: number }[]
  readonly says: { readonly code: string; readonly en: string; readonly es: string }
}

const explained = async (userId: string) => ok('reports/explainPaycheck', { payPeriodId, userId })
const linesOf = async (userId: string): Promise<readonly Line[]> => (await explained(userId)).explanation
const lineOf = async (userId: string, code: string, payer = 'employee') =>
  (await linesOf(userId)).find((line) => line.code === code && line.payer === payer)

test('nobody else’s place in a period is told', async () => {
  const asked = { ...at, userId: companyId }
  expect(await call('payroll/getPayrollData', asked)).toMatchObject(refused('Invalid UserId'))
})

test('who has nothing to be paid yet is told what to do, and who is not in the period is not there', async () => {
  const asked = (userId: string) => call('reports/explainPaycheck', { payPeriodId, userId })
  expect(await asked(hourly.userId)).toMatchObject(
    refused(
      'Nothing is to be paid to this user in this period; give hours or amounts with importRegularPayrollData',
    ),
  )
  expect(await asked(unready.userId)).toMatchObject(refused('Invalid UserId'))
})

test('before it is submitted: what a run would pay, in a sentence a line, with the certificate behind it', async () => {
  const { userId } = salaried
  await ok('adminPortal/addRecurringPayItem', {
    companyId,
    userId,
    payItem: 'Deduction',
    type: '401(k)',
    amountPerPayperiod: 100,
  })
  await imported({ userId, additionalCompensation: [{ description: 'Bonus', amount: 500 }] })

  expect(await explained(userId)).toMatchObject({ isPreview: true })
  expect(await lineOf(userId, 'Salary', 'employer')).toMatchObject({
    amount: 2000,
    says: {
      code: 'salary',
      en: '$52,000.00 a year, paid in 26 equal parts.',
      es: '$52,000.00 al año, en 26 pagos iguales.',
    },
    steps: [{ inputs: { 'yearly salary': '52000.00', 'pay periods of a year': '26' }, value: '2000.00' }],
    certificate: null,
    base: [],
  })
  // 2,500 × 6.2 %: a 401(k) lowers no FICA.
  expect(await lineOf(userId, 'US.socialSecurity')).toMatchObject({
    amount: 155,
    effective: '2026-01-01',
    says: { code: 'rate', en: '6.2% of $2,500.00 of pay.', es: '6.2% de $2,500.00 de pago.' },
    base: [
      { code: 'Salary', amount: 2000 },
      { code: 'Bonus', amount: 500 },
    ],
    certificate: null,
  })
  expect(await lineOf(userId, 'US.additionalMedicare')).toMatchObject({
    amount: 0,
    says: { code: 'outsideLimits' },
    base: [{ amount: 2000 }, { amount: 500 }, { code: 'outsideLimits', amount: -2500 }],
  })
  const federal = await lineOf(userId, 'US.incomeTax')
  expect(federal).toMatchObject({
    certificate: { form: 'W-4', given: expect.stringMatching(/^2026-/) },
    says: { code: 'certificate', en: expect.stringMatching(/and form W-4 of 2026-\d\d-\d\d\.$/) },
    base: [
      { code: 'Salary', amount: 2000 },
      { code: 'Bonus', amount: 500 },
      { code: '401(k)', amount: -100 },
    ],
  })
  expect(await lineOf(userId, 'GA.incomeTax')).toMatchObject({
    certificate: { form: 'G-4', given: null },
    says: { code: 'noCertificate', en: expect.stringContaining('no form G-4 was given') },
  })
  expect(await lineOf(userId, '401(k)')).toMatchObject({
    says: { code: 'pretaxAmount', en: '$100.00 of this paycheck, taken before tax.' },
  })
  // The registration's 2.7 %, in the sentence and in the step.
  expect(await lineOf(userId, 'GA.sui', 'employer')).toMatchObject({
    amount: 67.5,
    says: { en: '2.7% of $2,500.00 of pay.' },
    steps: [{}, {}, { inputs: { rate: '2.7%' } }],
  })
})

test('the lines of every base sum to the taxable wages, and every sentence is whole', async () => {
  const lines = await linesOf(salaried.userId)
  for (const { base, taxable, says } of lines) {
    if (base.length > 0) expect(base.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(taxable, 6)
    for (const words of [says.en, says.es]) expect(words).toMatch(/^[^{}]+\.$/)
  }
  expect(lines.filter(({ code }) => code.startsWith('US.')).every(({ base }) => base.length > 0)).toBe(true)
})

test('hours by their rate, and a percentage as such', async () => {
  const { userId } = hourly
  await imported({ userId, basicPay: { payHours: 72 } })
  await ok('adminPortal/addRecurringPayItem', {
    companyId,
    userId,
    payItem: 'Deduction',
    type: '401(k)',
    allocatedPercentage: 5,
  })
  expect(await lineOf(userId, 'Regular', 'employer')).toMatchObject({
    amount: 1440, // 72 × 20
    says: { code: 'hours', en: '72 hours at $20.00 an hour.', es: '72 horas a $20.00 por hora.' },
  })
  expect(await lineOf(userId, '401(k)')).toMatchObject({
    amount: 72, // 1,440 × 5 %
    says: { code: 'pretaxPercent', en: '5% of pay, taken before tax.' },
    steps: [{ inputs: { 'pay in cash': '1440.00', percentage: '5%' }, value: '72.00' }],
  })
})

test('what keeps it from being computed is told, and nothing is kept of having asked', async () => {
  const { userId } = hourly
  const form = [companyId, userId]
  await owner.query(
    `insert into worker_state_w4 (company_id, client_id, user_id, state, effective_from, fields)
     select company_id, client_id, user_id, 'GA', '2026-01-05', '{"Filing Status": "Z"}' from worker
     where company_id = $1 and user_id = $2`,
    form,
  )
  const { status, body } = await call('reports/explainPaycheck', { payPeriodId, userId })
  expect(status).toBe(400)
  expect(body.error.message).toMatch(/^This paycheck cannot be computed: Hour Ly/)
  await owner.query('delete from worker_state_w4 where company_id = $1 and user_id = $2', form)
})

/** Everyone of the period as the preview has it, beside what explains each. */
async function isBesidePreview() {
  const { payPeriod } = await ok('payroll/previewPayroll', at)
  const items = payPeriod[0].payrollLineItems as { userId: string }[]
  expect(items.length).toBeGreaterThan(1)
  for (const [place, item] of items.entries()) {
    expect(await explained(item.userId)).toMatchObject({ paycheck: item })
    expect(await ok('payroll/getPayrollData', { ...at, userId: item.userId })).toMatchObject({
      total: 1,
      payrollData: [{ userId: item.userId }],
      before: items[place - 1]?.userId ?? null,
      after: items[place + 1]?.userId ?? null,
    })
  }
}

test('with the paycheck itself, and who comes before and after', isBesidePreview)

test('a worker does not see it before it is submitted, and then sees the same', async () => {
  const { userId } = salaried
  const worker = await signingIn(world).byLink({ companyId, userId })
  expect(await worker.call('reports/explainPaycheck', { payPeriodId, userId })).toMatchObject(
    refused('Invalid UserId'),
  )
  const before = await linesOf(userId)
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  const { isPreview, explanation } = await explained(userId)
  expect(isPreview).toBe(false)
  expect(explanation).toEqual(before)
  expect((await worker.call('reports/explainPaycheck', { payPeriodId, userId })).body.explanation).toEqual(
    before,
  )
})

test('once submitted too', isBesidePreview)
