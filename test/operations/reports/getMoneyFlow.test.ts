import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, ada, cy, periods, runAt } = await paidGround(world)

interface Link {
  readonly source: string
  readonly target: string
  readonly amount: number
  readonly status: string
  readonly dueDate: string | null
}

interface Transfer {
  readonly requestReferenceId: string
  readonly payPeriodId: string | null
  readonly transactionName: string
  readonly transferAmount: number
  readonly source: string
  readonly destination: string
  readonly status: string
  readonly userId: string | null
}

const cents = (amount: number): number => Math.round(amount * 100)
const flow = async (over: object = {}) => ok('reports/getMoneyFlow', { companyId, ...over })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0)

/** Came in = paid out + held + came back; and what flows to a purpose flows on from it. */
function expectBalanced(reply: Record<string, number> & { links: Link[] }) {
  const { cameIn, paidOut, held, cameBack, links } = reply
  expect(cents(cameIn!)).toBe(cents(paidOut!) + cents(held!) + cents(cameBack!))
  for (const purpose of ['netPay', 'taxes', 'orders']) {
    const inward = sum(links.filter(({ target }) => target === purpose).map(({ amount }) => amount))
    const outward = sum(links.filter(({ source }) => source === purpose).map(({ amount }) => amount))
    expect(outward, purpose).toBe(inward)
  }
}

/** The same numbers from the list of transactions, by the words of the interface. */
async function moved(payPeriodIds: readonly string[]) {
  const { payrollTransaction } = await ok('reports/getTransactions', { companyId })
  const own = (payrollTransaction as Transfer[]).filter(
    ({ payPeriodId, status, transactionName }) =>
      payPeriodIds.includes(payPeriodId ?? '') &&
      ['complete', 'returned'].includes(status) &&
      transactionName !== 'Remittance',
  )
  const between = (source: RegExp, destination: RegExp) =>
    sum(
      own
        .filter((each) => source.test(each.source) && destination.test(each.destination))
        .map(({ transferAmount }) => transferAmount),
    )
  const [company, ours, payee] = [/^Company/, /^Ledger$/, /^(Employee|Tax Agency|Garnishment)/]
  const checks = between(company, payee) - between(payee, company)
  return {
    cameIn: between(company, ours) + checks,
    paidOut: between(ours, payee) - between(payee, ours) + checks,
    backToCompany: between(ours, company),
  }
}

const [first, second] = [periods[0]!.payPeriodId, periods[1]!.payPeriodId]
const at = { companyId, payPeriodId: first }

test('everything is held until its day, then it arrives', async () => {
  await runAt(first, '2026-06-15')
  const { fundingTotal, checks } = (
    await ok('reports/getPayrollSummary', { companyId, from: '2026-06-18', to: '2026-06-18' })
  ).payrolls[0]
  const before = await flow(at)
  expectBalanced(before)
  // Only the check is out: nothing was drawn yet.
  expect(before).toMatchObject({ cameIn: checks, paidOut: checks, held: 0, cameBack: 0 })

  await ok('sandbox/setClock', { to: '2026-06-19T16:00:00Z' })
  const paid = await flow(at)
  expectBalanced(paid)
  expect(cents(paid.cameIn)).toBe(cents(fundingTotal) + cents(checks))
  expect(paid.cameBack).toBe(0)
  const taxes = (paid.links as Link[]).filter(({ source }) => source === 'taxes')
  expect(sum(taxes.map(({ amount }) => amount))).toBe(cents(paid.held))
  expect(taxes.every(({ status, dueDate }) => status === 'held' && dueDate! > '2026-06-19')).toBe(true)
  expect(paid.nodes.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([
      'company',
      'checks',
      'netPay',
      'taxes',
      'orders',
      'deposits',
      'orders:Georgia FSR',
    ]),
  )
})

test('a year with returns: of pay, of pay that is paid again, of a draw, of a void', async () => {
  const back = async (
    payPeriodId: string,
    userId: string,
    transactionName = 'AchCredit',
    returnCode = 'R03',
  ) => {
    const { payrollTransaction } = await ok('reports/getTransactions', { companyId, payPeriodId })
    const { requestReferenceId } = (payrollTransaction as Transfer[]).find(
      (each) => each.transactionName === transactionName && (each.userId === userId || userId === ''),
    )!
    await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode })
    return requestReferenceId
  }
  await back(first, cy.userId)
  const returned = await flow(at)
  expectBalanced(returned)
  expect(returned.links).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ source: 'netPay', target: 'deposits', status: 'returned' }),
    ]),
  )

  await runAt(second, '2026-06-29')
  await ok('sandbox/setClock', { to: '2026-07-06T16:00:00Z' })
  const again = await back(second, ada.userId)
  expectBalanced(await flow({ companyId, payPeriodId: second }))
  await ok('payroll/reissuePayment', { requestReferenceId: again, paymentMethod: 'Check' })
  expectBalanced(await flow({ companyId, payPeriodId: second }))
  await ok('payroll/voidPayroll', { companyId, payPeriodId: second, userIds: [cy.userId], reason: 'Wrong' })
  await ok('sandbox/advanceClock', { days: 12 })
  expectBalanced(await flow({ companyId, payPeriodId: second }))

  // The clock is past the third.
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: periods[2]!.payPeriodId, reason: 'Closed' })
  const ran = [first, second]
  for (const { payPeriodId, deadLineToRunPayroll } of periods.slice(3, 15)) {
    await runAt(payPeriodId, deadLineToRunPayroll)
    ran.push(payPeriodId)
  }
  await ok('sandbox/advanceClock', { days: 6 })
  await back(ran.at(-1)!, '', 'AchDebit', 'R01')
  for (const days of [0, 40]) {
    if (days > 0) await ok('sandbox/advanceClock', { days })
    const year = await flow({ from: '2026-06-01', to: '2027-05-31' })
    const listed = await moved(ran)
    expect(cents(year.cameIn)).toBe(cents(year.paidOut) + cents(year.held) + cents(year.cameBack))
    expect(cents(year.cameIn)).toBe(listed.cameIn)
    expect(cents(year.paidOut)).toBe(listed.paidOut)
    expect(cents(year.cameBack)).toBeGreaterThanOrEqual(listed.backToCompany)
  }
})

test('what is not there, and more than a year', async () => {
  const asked = (over: object) => call('reports/getMoneyFlow', { companyId, ...over })
  expect(await asked({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
  expect(await asked({ payPeriodId: newId() })).toMatchObject(refused('Invalid PayPeriodId'))
  expect(await asked({ from: '2026-01-01', to: '2027-01-02' })).toMatchObject(
    refused('to: must be less than 366 days after from'),
  )
})
