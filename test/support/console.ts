import type { BrowserContext } from 'playwright-core'
import type { SharedService } from './shared.ts'

/** A company with one payroll paid and the next one open, and who may sign in to it. */
export interface ConsoleWorld {
  readonly companyId: string
  readonly paidPeriodId: string
  readonly openPeriodId: string
  readonly userId: string
  /** A Form 941 of the quarter with that payroll. */
  readonly filingId: string
  /** An address for webhooks that is switched off: nothing is sent. */
  readonly endpointId: string
}

/** Whom a window acts as. */
export type Who = 'operator' | 'administrator' | 'bookkeeper' | 'worker' | 'formerWorker' | 'nobody'

export async function consoleWorld({ ok }: SharedService): Promise<ConsoleWorld> {
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 15 })).company
  const periods = async () =>
    (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods as readonly {
      payPeriodId: string
    }[]
  const paidPeriodId = (await periods())[0]!.payPeriodId
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: paidPeriodId })
  await ok('sandbox/advanceClock', { days: 20 })
  const openPeriodId = (await periods())[0]!.payPeriodId
  const { userId } = (await ok('reports/getUsers', { companyId })).users[1]
  await giveStructure(ok, companyId, userId)
  const today = (await ok('sandbox/getClock', {})).clock.today
  const period = `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`
  const { filingId } = (await ok('adminPortal/prepareFiling', { filing: { companyId, form: '941', period } }))
    .filing
  const { webhookEndpointId: endpointId } = (
    await ok('adminPortal/addWebhookEndpoint', {
      webhookEndpoint: { url: 'https://receiver.heron.example/hook', enabled: false },
    })
  ).webhookEndpoint
  return { companyId, paidPeriodId, openPeriodId, userId, filingId, endpointId }
}

/** Departments, a job with a rate, a cost center, a worker whose cost is shared out, a class and a word of the company's own. */
async function giveStructure(ok: SharedService['ok'], companyId: string, userId: string): Promise<void> {
  const baking = { companyId, name: 'Baking', code: '4100' }
  const { departmentId } = (await ok('adminPortal/addDepartment', { department: baking })).department
  const { jobId } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Night oven' } })).job
  const { costCenterId } = (
    await ok('adminPortal/addCostCenter', { costCenter: { companyId, name: 'Stores', code: '7000' } })
  ).costCenter
  const labourDistribution = [
    { departmentId, jobId, percent: 60 },
    { costCenterId, percent: 40 },
  ]
  await ok('adminPortal/updateLabourDistribution', { userId, labourDistribution })
  await ok('adminPortal/addUserJob', { userJob: { userId, jobId, rate: 28.5, basis: 'Per Hour' } })
  const clerical = { companyId, state: 'NY', code: '8810', description: 'Clerical office', rate: 0.14 }
  await ok('adminPortal/addWorkersCompClass', { workersCompClass: clerical })
  const word = {
    companyId,
    payItem: 'Deduction',
    name: 'Tool loan',
    taxTreatment: 'Other',
    glAccount: '2150',
  }
  await ok('adminPortal/addPayItemType', { payItemType: word })
}

/** Signs a window in as someone: an operator by the credentials, anybody else by a minted link. */
export async function enterAs(
  service: SharedService,
  context: BrowserContext,
  { who, world }: { readonly who: Who; readonly world: ConsoleWorld },
): Promise<void> {
  if (who === 'nobody') return
  const ways =
    who === 'operator' ? credentialsOf(service) : { linkToken: await tokenFor(service, who, world) }
  const reply = await context.request.post('/session/createSession', {
    data: { method: 'createSession', ...ways },
    headers: { 'Purser-Console': '1', 'Sec-Fetch-Site': 'same-origin' },
  })
  if (!reply.ok()) throw new Error(`${who} was not let in: ${await reply.text()}`)
}

function credentialsOf({ credentials }: SharedService) {
  const [clientID, SecretKey] = credentials.split(':')
  return { clientID, SecretKey }
}

async function tokenFor(
  { ok }: SharedService,
  who: Who,
  { companyId, userId }: ConsoleWorld,
): Promise<string> {
  if (who === 'formerWorker') await leaves(ok, companyId, userId)
  const isWorker = who === 'worker' || who === 'formerWorker'
  const person = isWorker ? { userId } : { businessUserId: await staffOf(ok, who, companyId) }
  const { consoleLink } = await ok('adminPortal/createConsoleLink', { companyId, ...person })
  return String(consoleLink.url).split('#')[1]!
}

/** From now on the worker of this world has left, with a payroll behind: the last window of a file. */
async function leaves(ok: SharedService['ok'], companyId: string, userId: string): Promise<void> {
  const exitDate = (await ok('sandbox/getClock')).clock.today
  const user = {
    companyId,
    userId,
    exitDate,
    terminationChoice: 'Quit',
    finalPayCheckType: 'They have already been paid',
  }
  await ok('adminPortal/terminateUser', { user })
}

let made = 0

async function staffOf(ok: SharedService['ok'], role: Who, companyId: string): Promise<string> {
  const { businessUserId } = (
    await ok('companyOnboarding/addBusinessUser', {
      businessUser: {
        companyId,
        firstName: 'Ada',
        lastName: 'Marsh',
        phoneNumber: '4045550142',
        email: `console${++made}.${companyId.slice(-6)}@heron.example`,
        payrollAdmin: false,
        bookkeeper: false,
        beneficialOwner: false,
      },
    })
  ).businessUser
  await ok('adminPortal/grantAccess', { companyId, businessUserId, role })
  return businessUserId
}
