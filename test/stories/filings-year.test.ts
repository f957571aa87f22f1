import { expect, test, vi } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

// Some seconds; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, later } = payroll(world)

/** Three companies over twelve states, one worker in each, paid monthly through 2026. The first one earns above every base. */
const places = [
  { GA: '2.7%', CA: '3.4%', NY: '4.025%', TX: '2.7%' },
  { FL: '2.7%', IL: '3.525%', IN: '2.5%', NC: '1%' },
  { AZ: '2%', MI: '2.7%', VA: '2.5%', CO: '1.7%' },
] as const

interface Filed {
  readonly companyId: string
  readonly states: readonly string[]
  readonly periods: readonly { readonly payPeriodId: string; readonly payDate: string }[]
}

async function founded(rates: Readonly<Record<string, string>>): Promise<Filed> {
  const companyId = await company({ today: '2026-01-02', states: rates })
  const states = Object.keys(rates)
  for (const [at, state] of states.entries()) {
    await hire(companyId, {
      name: `Pat ${state}`,
      state,
      rate: at === 0 ? 264_000 : 36_000 + 1_111 * at,
      dateOfJoin: '2026-01-02',
    })
  }
  return { companyId, states, periods: [] }
}

const founding: Filed[] = []
for (const rates of places) founding.push(await founded(rates))
await later()
const companies: Filed[] = []
for (const each of founding) {
  const periods = await schedule(each.companyId, {
    compensationFrequency: 'Monthly',
    payBeginDate: '2026-01-01',
    payDate: '2026-01-30',
  })
  companies.push({ ...each, periods })
}
for (let month = 1; month <= 12; month++) {
  await ok('sandbox/setClock', { to: `2026-${String(month).padStart(2, '0')}-22T15:00:00Z` })
  for (const { companyId } of companies) {
    const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', {
      companyId,
      workerType: 'W2',
    })
    await run({ companyId, payPeriodId: unprocessedPayPeriods[0].payPeriodId })
  }
}
await ok('sandbox/setClock', { to: '2027-01-06T15:00:00Z' })
for (const { companyId } of companies) {
  const filingProfile = {
    ...{ companyId, signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' },
    ...{ contactEmail: 'payroll@example.com', bsoUserId: 'PURSER01' },
  }
  await ok('adminPortal/updateFilingProfile', { filingProfile })
}

const prepared = async (companyId: string, filing: object) => {
  const { filingId } = (await ok('adminPortal/prepareFiling', { filing: { companyId, ...filing } })).filing
  return (await ok('reports/getFiling', { filingId })).filing
}
interface Shown {
  readonly line: string
  readonly value: string
}
const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100)
const valuesOf = (lines: readonly Shown[]) =>
  Object.fromEntries(lines.map(({ line, value }) => [line, cents(value)]))

test('W-2s, returns and the ledger of three companies say the same', async () => {
  for (const { companyId } of companies) {
    const { reconciliation, isReconciled } = await ok('reports/getYearReconciliation', {
      companyId,
      year: 2026,
    })
    expect([isReconciled, reconciliation]).toEqual([true, expect.anything()])
    // What is no tax is the same to the cent; taxes of both sides differ by roundings alone.
    for (const { what, difference } of reconciliation.slice(0, 5))
      expect([what, difference]).toEqual([what, 0])
    expect(reconciliation[0].w3).toBeGreaterThan(0)
  }
})

interface Found {
  readonly level: string
  readonly message: string
}

test('what twelve states were told in four quarters is what the W-2s say of the year', async () => {
  const refusals = new Set<string>()
  for (const { companyId, states } of companies) {
    const w2 = await prepared(companyId, { form: 'W-2', period: '2026' })
    expect(w2.files[0]).toMatchObject({ fileName: 'EFW2-2026.txt', problems: [] })
    const { taxForms } = await ok('reports/getTaxForms', { companyId, year: 2026 })
    for (const state of states) {
      const year = { total: 0, withheld: 0, wages: 0, excess: 0 }
      for (const quarter of [1, 2, 3, 4]) {
        const period = `2026-Q${quarter}`
        const report = await prepared(companyId, { form: 'wageReport', jurisdiction: state, period })
        const lines = valuesOf(report.figures.lines)
        year.total += lines.uiTotalWages!
        year.excess += lines.uiExcessWages!
        year.wages += lines.stateTaxableWages!
        year.withheld += lines.stateTaxWithheld!
        expect(lines.uiTotalWages).toBe(lines.uiTaxableWages! + lines.uiExcessWages!)
        for (const { level, message } of report.files[0].problems as readonly Found[])
          if (level === 'reject') refusals.add(`${state}: ${message}`)
      }
      const boxes = taxForms.flatMap((form: { states: readonly { state: string }[] }) =>
        form.states.filter((each) => each.state === state),
      ) as readonly { wages: number; tax: number }[]
      const sum = (of: (box: { wages: number; tax: number }) => number) =>
        boxes.reduce((all, box) => all + Math.round(of(box) * 100), 0)
      expect([state, year.wages, year.withheld]).toEqual([
        state,
        sum((box) => box.wages),
        sum((box) => box.tax),
      ])
      // One worker a state, paid the whole year: what unemployment counts is gross pay.
      expect([state, year.total > 0, year.excess > 0]).toEqual([state, true, true])
    }
  }
  // The numbers of the registration have a check digit or a branch that these files have no room for: it is told, not cut.
  expect([...refusals]).toEqual([
    'IL: S 147-153, state UI account: has 8 characters, of which 7 fit',
    'NC: N 2-8, state UI account: has 8 characters, of which 7 fit',
    'MI: E 2-8, state UI account: has 10 characters, of which 7 fit',
    'MI: S 2-8, state UI account: has 10 characters, of which 7 fit',
  ])
  for (const [at, code, account] of [
    [1, 'IL', '1234567'],
    [1, 'NC', '12-34-567'],
    [2, 'MI', '1234567'],
  ] as const) {
    const { companyId } = companies[at]!
    const companyStateRegistration = { 'UI Account Number': account }
    await ok('adminPortal/updateStateRegistrationInfo', { companyId, code, companyStateRegistration })
    const again = await prepared(companyId, { form: 'wageReport', jurisdiction: code, period: '2026-Q4' })
    const left = again.files[0].problems.filter(({ level }: Found) => level === 'reject')
    expect([code, left]).toEqual([code, []])
  }
})
