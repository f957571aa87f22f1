import { expect, test } from 'vitest'
import { randomOf } from './operations/mutations.ts'
import { broken } from './support/pay-laws.ts'
import { service } from './support/service.ts'

/**
 * Months of a company from one seed: imports, runs, cancellations, voids, returned money, leavers, restarts and time
 * travel, in random order. Whatever happens is answered or refused, and after every step the money is right.
 *
 *   SIMULATION_SEED=7 SIMULATION_STEPS=5000 npx vitest run test/simulation.test.ts
 */
const SEED = Number(process.env.SIMULATION_SEED ?? 1)
const STEPS = Number(process.env.SIMULATION_STEPS ?? 200)
const house = await service()
const { call, ok, owner } = house
const { next: random } = randomOf(SEED)
const below = (count: number) => Math.floor(random() * count)
const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)]

const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 8 })).company
const users: readonly string[] = (await ok('reports/getUsers', { companyId })).users.map(
  ({ userId }: { userId: string }) => userId,
)

/** Two of the first periods that are open, or any that was ever there: what a clerk has on the desk. */
async function period(): Promise<string> {
  const { rows } = await owner.query(
    `select pay_period_id from pay_period where company_id = $1 and begin_date < current_date + 500
     order by status in ('processed', 'skipped', 'voided'), begin_date limit 2`,
    [companyId],
  )
  const { rows: done } = await owner.query(
    `select pay_period_id from payroll_run where company_id = $1 order by created_at desc limit 4`,
    [companyId],
  )
  return (random() < 0.7 || done.length === 0 ? pick(rows) : pick(done)).pay_period_id
}

async function transfer(names: readonly string[], states: readonly string[]): Promise<string | undefined> {
  const { rows } = await owner.query(
    `select transfer_id from transfer where company_id = $1 and name = any($2) and status = any($3)
     order by transfer_id desc limit 20`,
    [companyId, names, states],
  )
  return pick(rows)?.transfer_id
}

const imported = () => ({
  userId: pick(users),
  basicPay: { payHours: below(90) },
  overTime: random() < 0.3 ? [{ type: 'Overtime', noOfHours: below(20) }] : [],
  unPaidLeave: { noOfHours: random() < 0.2 ? below(80) : 0 },
  additionalCompensation: random() < 0.3 ? [{ description: 'Bonus', amount: below(5000) }] : [],
  deductions: random() < 0.5 ? [{ description: 'Uniform', amount: below(300) }] : [],
  reimbursements: random() < 0.2 ? [{ reimbursementType: 'Travel', amount: below(400) }] : [],
})

type Step = () => Promise<readonly [string, object] | undefined>

/** How often, and what. */
const steps: readonly (readonly [number, Step])[] = [
  [
    6,
    async () => [
      'payroll/importRegularPayrollData',
      { companyId, payPeriodId: await period(), payrollData: [imported()] },
    ],
  ],
  [
    2,
    async () => ['payroll/removeDeductions', { companyId, payPeriodId: await period(), userId: pick(users) }],
  ],
  [2, async () => ['payroll/previewPayroll', { companyId, payPeriodId: await period() }]],
  [
    6,
    async () => [
      'payroll/initiatePayroll',
      { companyId, payPeriodId: await period(), runNow: random() < 0.6 },
    ],
  ],
  [2, async () => ['payroll/cancelPayrollSubmission', { companyId, payPeriodId: await period() }]],
  [1, async () => ['payroll/skipPayPeriod', { companyId, payPeriodId: await period(), reason: 'simulated' }]],
  [
    2,
    async () => [
      'payroll/voidPayroll',
      {
        companyId,
        payPeriodId: await period(),
        reason: 'simulated',
        ...(random() < 0.7 ? { userIds: [pick(users)] } : {}),
      },
    ],
  ],
  [7, async () => ['sandbox/advanceClock', { days: below(6), hours: below(24) }]],
  [2, async () => returned(await transfer(['AchCredit', 'AchDebit'], ['pending', 'complete']))],
  [1, async () => reissued(await transfer(['AchCredit'], ['returned']))],
  [
    1,
    async () => [
      'payroll/addUsersToRegularPayPeriod',
      {
        companyId,
        payPeriodId: await period(),
        payrollLineItems: [{ userId: pick(users), amount: below(3000), paidOutside: random() < 0.3 }],
      },
    ],
  ],
  [
    1,
    async () => [
      'adminPortal/deactivateUser',
      {
        user: {
          userId: pick(users),
          exitDate: '2026-12-15',
          personalEmail: '',
          finalPayCheckType: 'They will be paid during a regular payroll cycle',
          additionalNotes: '',
        },
      },
    ],
  ],
  [1, async () => ['adminPortal/activateUser', { user: { userId: pick(users) } }]],
  [
    1,
    async () => [
      'adminPortal/addGarnishment',
      {
        garnishment: {
          companyId,
          userId: pick(users),
          garnishmentType: 'Child Support',
          garnishmentAgency: 'State SDU',
          garnishmentFields: {
            State: 'GA',
            'Case Number': 'S-1',
            'Current Support Amount': `${below(400)}.00`,
          },
        },
      },
    ],
  ],
  [0.3, async () => house.restart().then(() => undefined)],
]

const returned = (requestReferenceId: string | undefined) =>
  requestReferenceId === undefined
    ? undefined
    : (['sandbox/simulateTransferReturn', { requestReferenceId, returnCode: pick(['R01', 'R03']) }] as const)
const reissued = (requestReferenceId: string | undefined) =>
  requestReferenceId === undefined
    ? undefined
    : (['payroll/reissuePayment', { requestReferenceId, paymentMethod: 'Check' }] as const)

const total = steps.reduce((sum, [weight]) => sum + weight, 0)

function chosen(): Step {
  let at = random() * total
  for (const [weight, step] of steps) {
    at -= weight
    if (at < 0) return step
  }
  return steps[0]![1]
}

test(`seed ${SEED}, ${STEPS} steps`, { timeout: 600_000 + STEPS * 1000 }, async () => {
  const seen = new Map<string, number>()
  for (let at = 0; at < STEPS; at++) {
    const asked = await chosen()()
    if (!asked) continue
    const [address, body] = asked
    const dryRun = random() < 0.05
    const reply = await call(address, body, dryRun ? { headers: { 'Dry-Run': 'true' } } : {})
    const told = { at, address, body, status: reply.status }
    expect(
      [200, 400],
      JSON.stringify({ ...told, error: reply.body?.error, log: house.log.slice(-1) }),
    ).toContain(reply.status)
    const key = `${address} ${reply.status}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    expect({ ...told, broken: await broken(owner, companyId) }).toEqual({ ...told, broken: {} })
    if (at % 25 === 0) await balanced()
  }
  await balanced()
  // A simulation in which nobody was ever paid shows nothing.
  expect(seen.get('payroll/initiatePayroll 200') ?? 0).toBeGreaterThan(0)
})

async function balanced(): Promise<void> {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const cents = ledger.accounts.map(({ balance }: { balance: number }) => Math.round(balance * 100))
  expect(cents.reduce((sum: number, each: number) => sum + each, 0)).toBe(0)
}
