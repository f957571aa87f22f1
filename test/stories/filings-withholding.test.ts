import { expect, test } from 'vitest'
import { refused } from '../support/caller.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, run, later } = payroll(world)

/** One worker in Georgia who was paid 2,000 on June 18, 2026; it is August 3. Georgia wants a return every month. */
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
await hire(companyId, { name: 'Ada Brown', state: 'GA', rate: 52_000, dateOfJoin: '2026-06-01' })
await later()
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
await run({ companyId, payPeriodId: first!.payPeriodId })
await ok('sandbox/setClock', { to: '2026-08-03T15:00:00Z' })
await ok('adminPortal/updateFilingProfile', { filingProfile: { companyId, signerName: 'Ada Marsh' } })

const asked = { companyId, form: 'withholding', jurisdiction: 'GA', period: '2026-06' }
const linesOf = async (filingId: string): Promise<Record<string, string>> => {
  const { filing } = await ok('reports/getFiling', { filingId })
  return Object.fromEntries(
    filing.figures.lines.map(({ line, value }: Record<string, string>) => [line, value]),
  )
}

test('a month with pay and one without: figures of what was kept, filed by hand', async () => {
  const { filing } = await ok('adminPortal/prepareFiling', { filing: asked })
  expect(filing).toMatchObject({
    status: 'ready',
    blockers: [],
    confidence: 'derived',
    dueDate: '2026-07-15',
  })
  const lines = await linesOf(filing.filingId)
  expect(lines).toMatchObject({ workers: '1', wages: '2000.00', balanceDue: '0.00', overpaid: '0.00' })
  expect([lines.withheld, lines.deposits]).toEqual([lines.incomeTax, lines.incomeTax])
  expect(Number(lines.withheld)).toBeGreaterThan(0)
  const { fileBase64 } = await ok('reports/getFiling', { filingId: filing.filingId, format: 'pdf' })
  expect(Buffer.from(fileBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  await ok('adminPortal/approveFiling', { filingId: filing.filingId })
  await ok('adminPortal/markFiled', { filingId: filing.filingId, confirmation: 'GTC 1' })

  const empty = await ok('adminPortal/prepareFiling', { filing: { ...asked, period: '2026-07' } })
  expect(await linesOf(empty.filing.filingId)).toMatchObject({ workers: '0', withheld: '0.00' })
})

test('the year is reconciled with the W-2s', async () => {
  const { filing } = await ok('adminPortal/prepareFiling', {
    filing: { companyId, form: 'reconciliation', jurisdiction: 'GA', period: '2026' },
  })
  expect(filing.blockers).toEqual(['The period ends on 2026-12-31; prepare it again after that day'])
  const lines = await linesOf(filing.filingId)
  expect(lines).toMatchObject({ forms: '1', wages: '2000.00', w2Wages: '2000.00' })
  expect(lines.w2Tax).toBe(lines.incomeTax)
})

test.each([
  [
    'of another length',
    { ...asked, period: '2026-Q2' },
    'No withholding is owed to GA for 2026-Q2; getFilings lists what is',
  ],
  [
    'of a state without one',
    { ...asked, jurisdiction: 'TX' },
    'No withholding is owed to TX for 2026-06; getFilings lists what is',
  ],
  [
    'of no month',
    { ...asked, period: '2026-13' },
    'period must be as getFilings says it: 2026-Q3, 2026, and of withholding also 2026-09 or 2026-H2',
  ],
])('a return %s is not prepared', async (_, filing, message) => {
  expect(await call('adminPortal/prepareFiling', { filing })).toMatchObject(refused(message))
})
