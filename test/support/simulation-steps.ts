import type { TestService } from './service.ts'

/** A company, its people, and the chance that decides. */
export interface Desk {
  readonly sandbox: Pick<TestService, 'ok' | 'owner'>
  readonly companyId: string
  readonly users: readonly string[]
  readonly random: () => number
  readonly below: (count: number) => number
  readonly pick: <T>(from: readonly T[]) => T | undefined
}

export type Step = (desk: Desk) => Promise<readonly [address: string, body: object] | undefined>

export function chosen({ random }: Desk): Step {
  let at = random() * total
  for (const [weight, step] of steps) {
    at -= weight
    if (at < 0) return step
  }
  return steps[0]![1]
}

export const newAccount = ({ companyId, below }: Desk, digits: string) => ({
  companyFundingSourceEntity: {
    companyId,
    accountNumber: `9${String(below(10_000_000)).padStart(7, '0')}${digits}`,
    routingNumber: '021000021',
    bankName: 'Another Bank',
    accountType: 'checking',
    accountName: 'Another account',
  },
})

/**
 * Two of the first periods that are open, or one that was run lately: what a clerk has on the desk. Several may begin on one
 * day; ids of one process are in the order in which they were made, so the order is the same in every run of a seed.
 */
async function period({ sandbox, companyId, random, pick }: Desk): Promise<string> {
  const { rows } = await sandbox.owner.query(
    `select pay_period_id from pay_period where company_id = $1
     order by status in ('processed', 'skipped', 'voided'), begin_date, worker_type, period_type,
       pay_period_id limit 4`,
    [companyId],
  )
  const { rows: done } = await sandbox.owner.query(
    `select pay_period_id from payroll_run where company_id = $1 order by created_at desc, run_id desc limit 4`,
    [companyId],
  )
  return (random() < 0.7 || done.length === 0 ? pick(rows) : pick(done)).pay_period_id
}

async function transfer(
  { sandbox, companyId, pick }: Desk,
  names: readonly string[],
  states: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sandbox.owner.query(
    `select transfer_id from transfer where company_id = $1 and name = any($2) and status = any($3)
     order by transfer_id desc limit 20`,
    [companyId, names, states],
  )
  return pick(rows)?.transfer_id
}

const imported = ({ users, random, below, pick }: Desk) => ({
  userId: pick(users),
  basicPay: { payHours: below(90) },
  overTime: random() < 0.3 ? [{ type: 'Overtime', noOfHours: below(20) }] : [],
  unPaidLeave: { noOfHours: random() < 0.2 ? below(80) : 0 },
  additionalCompensation: random() < 0.3 ? [{ description: 'Bonus', amount: below(5000) }] : [],
  deductions: random() < 0.5 ? [{ description: 'Uniform', amount: below(300) }] : [],
  reimbursements: random() < 0.2 ? [{ reimbursementType: 'Travel', amount: below(400) }] : [],
})

const today = async ({ sandbox }: Desk): Promise<string> => (await sandbox.ok('sandbox/getClock')).clock.today

const at = async (desk: Desk) => ({ companyId: desk.companyId, payPeriodId: await period(desk) })

const finalPay = [
  'They will be paid during a regular payroll cycle',
  'They will be paid by supplemental payroll',
  'They have already been paid',
]

const leaving = async (desk: Desk) => ({
  user: {
    companyId: desk.companyId,
    userId: desk.pick(desk.users),
    exitDate: await today(desk),
    personalEmail: '',
    finalPayCheckType: desk.pick(finalPay),
    additionalNotes: '',
  },
})

/** On the next day that it can be, or on one of the first days of either schedule. */
async function otherSchedule({ sandbox, companyId, users, random, pick }: Desk) {
  const { rows } = await sandbox.owner.query(
    `select distinct begin_date::text as day from pay_period
     where company_id = $1 and period_type = 'Regular' and status in ('new', 'cancelled', 'failed') order by 1 limit 6`,
    [companyId],
  )
  const user = { userId: pick(users), payScheduleName: pick(['', 'Weekly']) }
  return random() < 0.5 ? user : { ...user, payScheduleFrom: pick(rows)?.day }
}

/** How often, and what. */
// biome-ignore format: a table to be read by row
const steps: readonly (readonly [number, Step])[] = [
  [6, async (desk) => ['payroll/importRegularPayrollData', { ...(await at(desk)), payrollData: [imported(desk)] }]],
  [2, async (desk) => ['payroll/removeDeductions', { ...(await at(desk)), userId: desk.pick(desk.users) }]],
  [2, async (desk) => ['payroll/previewPayroll', await at(desk)]],
  [6, async (desk) => ['payroll/initiatePayroll', { ...(await at(desk)), runNow: desk.random() < 0.6 }]],
  [2, async (desk) => ['payroll/cancelPayrollSubmission', await at(desk)]],
  [1, async (desk) => ['payroll/skipPayPeriod', { ...(await at(desk)), reason: 'simulated' }]],
  [4, async (desk) => {
    const some = desk.random() < 0.7 ? { userIds: [desk.pick(desk.users)] } : {}
    return ['payroll/voidPayroll', { ...(await at(desk)), reason: 'simulated', ...some }]
  }],
  [7, async ({ below }) => ['sandbox/advanceClock', { days: below(6), hours: below(24) }]],
  [0.5, async () => ['sandbox/advanceClock', { days: 40 }]],
  [3, async (desk) => {
    const names = ['AchCredit', 'AchDebit', 'Reversal', 'Refund', 'TaxPayment', 'GarnishmentPayment']
    const requestReferenceId = await transfer(desk, [desk.pick(names)!], ['pending', 'complete'])
    const returnCode = desk.pick(['R01', 'R03', 'R10', 'R16', 'R22', 'R32'])
    return requestReferenceId ? ['sandbox/simulateTransferReturn', { requestReferenceId, returnCode }] : undefined
  }],
  [2, async (desk) => {
    const names = ['AchCredit', 'TaxPayment', 'GarnishmentPayment']
    const requestReferenceId = await transfer(desk, [desk.pick(names)!], ['returned'])
    const paymentMethod = desk.pick(['Check', 'Direct Deposit'])
    return requestReferenceId ? ['payroll/reissuePayment', { requestReferenceId, paymentMethod }] : undefined
  }],
  [1, async (desk) => {
    const { users, below, random, pick } = desk
    const member = { userId: pick(users), amount: below(3000), paidOutside: random() < 0.3 }
    return ['payroll/addUsersToRegularPayPeriod', { ...(await at(desk)), payrollLineItems: [member] }]
  }],
  [1, async (desk) => ['adminPortal/addCompanyBankAccount', newAccount(desk, desk.pick(['0001', '4321', '8765'])!)]],
  [1, async (desk) => ['adminPortal/deactivateUser', await leaving(desk)]],
  [1, async (desk) => {
    const { user } = await leaving(desk)
    const last = desk.random() < 0.5 ? { firstSeverancePayDate: user.exitDate, lastSeverancePayDate: '2028-01-01' } : {}
    return ['adminPortal/terminateUser', { user: { ...user, severanceAmount: desk.below(9000), ...last } }]
  }],
  [2, async (desk) => ['adminPortal/updateUser', { user: await otherSchedule(desk) }]],
  [3, async (desk) => ['adminPortal/activateUser', { user: { userId: desk.pick(desk.users) } }]],
  [0.5, async (desk) => ['adminPortal/addGarnishment', {
    garnishment: {
      companyId: desk.companyId,
      userId: desk.pick(desk.users),
      garnishmentType: 'Child Support',
      garnishmentAgency: 'State SDU',
      garnishmentFields: { State: 'GA', 'Case Number': 'S-1', 'Current Support Amount': `${desk.below(400)}.00` },
    },
  }]],
  [1, async (desk) => {
    const { rows } = await desk.sandbox.owner.query('select garnishment_id, user_id from garnishment where company_id = $1 order by 1', [desk.companyId])
    const [order, garnishmentAgency] = [desk.pick(rows), desk.pick(['State SDU', 'Another SDU'])]
    if (!order) return undefined
    const { companyId } = desk
    return ['adminPortal/updateGarnishment', {
      garnishment: { companyId, userId: order.user_id, garnishmentId: order.garnishment_id, garnishmentAgency },
    }]
  }],
]

const total = steps.reduce((sum, [weight]) => sum + weight, 0)
