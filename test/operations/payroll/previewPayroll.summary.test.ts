import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const same = await hire(companyId, { name: 'Ever Same', state: 'GA', rate: 52_000 })
const hourly = await hire(companyId, { name: 'Hour Ly', state: 'GA', rate: 20, basis: 'Per Hour' })
const bonus = await hire(companyId, { name: 'Bo Nus', state: 'GA', rate: 52_000 })
const paper = await hire(companyId, {
  name: 'Pay Per',
  state: 'GA',
  rate: 26_000,
  wage: { paymentMethod: 'Check' },
  account: null,
})
await later()
const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: second!.payPeriodId }

const imported = (payPeriodId: string, ...payrollData: object[]) =>
  ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })

await imported(first!.payPeriodId, { userId: hourly.userId, basicPay: { payHours: 80 } })
await ok('payroll/initiatePayroll', { companyId, payPeriodId: first!.payPeriodId, runNow: true })
await imported(
  at.payPeriodId,
  { userId: hourly.userId, basicPay: { payHours: 60 } },
  { userId: bonus.userId, additionalCompensation: [{ description: 'Bonus', amount: 2400 }] },
)

const preview = (more: object = {}) => ok('payroll/previewPayroll', { ...at, ...more })

/** Whole cents, so that sums are exact. */
const cents = (dollars: number): number => Math.round(dollars * 100)

test('without any new field the reply has none either', async () => {
  const plain = await preview()
  expect(Object.keys(plain).sort()).toEqual(
    [
      'payPeriod',
      'fundingTotal',
      'debitDate',
      'payDate',
      'funding',
      'blockers',
      'warnings',
      'warningDetails',
    ].sort(),
  )
  expect(plain.payPeriod[0].payrollLineItems).toHaveLength(4)
})

test('totals by kind add up to the cent, and only the summary comes', async () => {
  const [plain, summary] = [await preview(), await preview({ summaryOnly: true })]
  expect(summary.payPeriod[0]).toEqual({ ...plain.payPeriod[0], payrollLineItems: [] })
  const { totals } = summary
  expect(totals).toMatchObject({ people: 4, draw: plain.fundingTotal, gross: 2000 + 1200 + 4400 + 1000 })
  const sum = (...names: string[]) => names.reduce((all, name) => all + cents(totals[name]), 0)
  expect(cents(totals.cost)).toBe(sum('gross', 'reimbursements', 'employerTaxes', 'employerContributions'))
  expect(cents(totals.cost)).toBe(sum('draw', 'checks', 'paidOutside', 'carriers', 'notPaidInMoney'))
  expect(cents(totals.draw)).toBe(sum('directDeposits', 'taxes', 'garnishments'))
  expect(cents(totals.net)).toBe(sum('directDeposits', 'checks', 'paidOutside'))
  const item = plain.payPeriod[0].payrollLineItems.find(
    ({ userId }: { userId: string }) => userId === paper.userId,
  )
  expect(totals.checks).toBe(item.netTotal)
})

test('who is paid otherwise than last time, the largest first, and why', async () => {
  const { changes, changed, unchanged, comparedTo } = await preview({ summaryOnly: true })
  expect(comparedTo).toEqual({ payPeriodId: first!.payPeriodId, payDate: first!.payDate })
  expect([changed, unchanged]).toEqual([2, 2])
  expect(changes).toMatchObject([
    {
      userId: bonus.userId,
      grossBefore: 2000,
      gross: 4400,
      reasons: [
        { code: 'earnings', subject: 'Bonus', before: 0, after: 2400, message: 'has other Bonus' },
        { code: 'taxes' },
      ],
    },
    {
      userId: hourly.userId,
      grossBefore: 1600, // 80 × 20
      gross: 1200, // 60 × 20
      reasons: [{ code: 'hours', before: 80, after: 60 }, { code: 'taxes' }],
    },
  ])
  for (const { net, netBefore, gross, grossBefore, reasons } of changes) {
    const taxes = reasons.find(({ code }: { code: string }) => code === 'taxes')
    expect(cents(net) - cents(netBefore)).toBe(
      cents(gross) - cents(grossBefore) - (cents(taxes.after) - cents(taxes.before)),
    )
  }
})

test('pages, search and order', async () => {
  const names = async (more: object) => {
    const { payPeriod, total, nextCursor } = await preview(more)
    const found = payPeriod[0].payrollLineItems.map(({ userName }: { userName: string }) => userName)
    return { names: found, total, nextCursor }
  }
  const one = await names({ limit: 3, sort: 'gross' })
  expect(one).toMatchObject({ names: ['Bo Nus', 'Ever Same', 'Hour Ly'], total: 4 })
  const two = await names({ limit: 3, sort: 'gross', cursor: one.nextCursor })
  expect(two).toEqual({ names: ['Pay Per'], total: 4, nextCursor: null })
  expect((await names({ sort: 'name' })).names).toEqual(['Bo Nus', 'Ever Same', 'Hour Ly', 'Pay Per'])
  expect((await names({ sort: 'change' })).names.slice(0, 2)).toEqual(['Bo Nus', 'Hour Ly'])
  expect(await names({ search: 'HOUR' })).toMatchObject({ names: ['Hour Ly'], total: 1 })
})

test('warnings have codes, and the operation that mends them', async () => {
  const { userId } = await hire(companyId, { name: 'Not Yet', state: 'GA', rate: 52_000, account: null })
  await ok('payroll/removeUsersFromRegularPayPeriod', { ...at, payrollLineItems: [{ userId: same.userId }] })
  const { warnings, warningDetails, changes } = await preview({ summaryOnly: true })
  expect(warningDetails.map(({ message }: { message: string }) => message)).toEqual(warnings)
  expect(warningDetails).toContainEqual({
    code: 'notActive',
    message: expect.stringContaining('Not Yet'),
    userIds: [userId],
    operation: 'payroll/addUsersToRegularPayPeriod',
    body: { ...at, userId },
  })
  expect(changes[0]).toMatchObject({ userId: same.userId, net: null, reasons: [{ code: 'notPaidNow' }] })
  await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems: [{ userId: same.userId }] })
})

test('what was frozen is summed alike, and another period may be compared with', async () => {
  const before = await preview({ summaryOnly: true })
  await ok('payroll/initiatePayroll', at)
  const after = await preview({ limit: 2, sort: 'name' })
  expect(after).toMatchObject({
    totals: before.totals,
    changes: before.changes,
    warningDetails: before.warningDetails,
    unchanged: 2,
  })
  expect(after.payPeriod[0].payrollLineItems.map(({ userName }: { userName: string }) => userName)).toEqual([
    'Bo Nus',
    'Ever Same',
  ])
  const same = await preview({ summaryOnly: true, compareTo: at.payPeriodId })
  expect([same.changed, same.unchanged]).toEqual([0, 4])
  const foreign = await call('payroll/previewPayroll', { ...at, compareTo: companyId })
  expect(foreign.body.error.message).toBe('Invalid PayPeriodId')
})

test('beside the totals those of the payroll before, and every tax over everyone', async () => {
  const { totals, totalsBefore, taxes } = await preview({ summaryOnly: true })
  // Salaries of 2,000, 2,000 and 1,000, and 80 × 20.
  expect(totalsBefore).toMatchObject({ people: 4, gross: 6600 })
  const of = (payer: string) =>
    (taxes as { payer: string; taxAmount: number }[])
      .filter((tax) => tax.payer === payer)
      .reduce((sum, { taxAmount }) => sum + cents(taxAmount), 0)
  expect(of('employee')).toBe(cents(totals.employeeTaxes))
  expect(of('employer')).toBe(cents(totals.employerTaxes))
  // 8,600 × 6.2%.
  expect(taxes).toContainEqual({
    payer: 'employee',
    taxCode: 'US.socialSecurity',
    taxName: expect.any(String),
    taxAmount: 533.2,
  })
  const { totalsBefore: none } = await ok('payroll/previewPayroll', {
    companyId,
    payPeriodId: first!.payPeriodId,
    summaryOnly: true,
  })
  expect(none).toBeNull()
})
