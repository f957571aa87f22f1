import { loadavg } from 'node:os'
import { purserClient } from '../../src/client/index.ts'
import { service } from '../drill-ground.ts'

/** What the story took, by step, in seconds; first, how many processes were ready to run when it began. */
export type Times = Readonly<Record<string, number>>
const BUSY = 'processes ready to run, at the beginning'

const [SMALL, PEOPLE, READS] = [5, 200, 100]
const KEYS = { clientId: 'drill', secretKey: 'drill-secret' }

/**
 * The whole story through the interface: companies are onboarded and paid, time travels over payday, reports and filings
 * are read. Fails unless everyone is paid and each ledger sums to nothing. The client's companies stay.
 */
export async function story(databaseUrl: string, dataDir: string): Promise<Times> {
  const running = await service({
    DATABASE_URL: databaseUrl,
    PURSER_DATA_DIR: dataDir,
    PURSER_MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
    PURSER_CLIENT_ID: KEYS.clientId,
    PURSER_SECRET_KEY: KEYS.secretKey,
    PURSER_RATE_LIMIT: '0',
  })
  try {
    return await told(purserClient({ url: running.url, ...KEYS }))
  } finally {
    await running.stop()
  }
}

type Client = ReturnType<typeof purserClient>

async function told(client: Client): Promise<Times> {
  const times: Record<string, number> = { [BUSY]: loadavg()[0]! }
  const timed = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    const result = await act()
    times[name] = (performance.now() - from) / 1000
    return result
  }
  const made = (employees: number) => client.sandbox.seedDemoCompany({ employees })
  const small = await timed(`${SMALL} companies of 20, made`, () =>
    Promise.all(Array.from({ length: SMALL }, () => made(20))),
  )
  const large = await timed(`a company of ${PEOPLE}, made`, () => made(PEOPLE))
  await timed('its preview', () => preview(client, large.company.companyId))
  const run = await timed('its payroll', () => pay(client, large.company.companyId))
  const runs = await timed(`${SMALL} payrolls of 20, at once`, () =>
    Promise.all(small.map(({ company }) => pay(client, company.companyId))),
  )
  await timed('40 days of travel over payday', () => client.sandbox.advanceClock({ days: 40 }))
  for (const each of [run, ...runs]) await expectPaid(client, each)
  await timed('reports and filings', () => read(client, run))
  const { users } = await client.reports.getUsers({ companyId: run.companyId, limit: 1 })
  const of = { companyId: run.companyId, userId: users[0]!.userId }
  await timed(`${READS} reads of a user`, async () => {
    for (let at = 0; at < READS; at++) await client.reports.getUser(of)
  })
  return times
}

interface Run {
  readonly companyId: string
  readonly payPeriodId: string
  readonly payDate: string
}

async function nextRun(client: Client, companyId: string): Promise<Run> {
  const { unprocessedPayPeriods } = await client.reports.getUnProcessedPayPeriod({ companyId })
  const { payPeriodId, payDate } = unprocessedPayPeriods[0]!
  return { companyId, payPeriodId, payDate }
}

async function preview(client: Client, companyId: string): Promise<void> {
  const { payPeriodId } = await nextRun(client, companyId)
  await client.payroll.previewPayroll({ companyId, payPeriodId })
}

async function pay(client: Client, companyId: string): Promise<Run> {
  const run = await nextRun(client, companyId)
  await client.payroll.initiatePayroll({ companyId, payPeriodId: run.payPeriodId, runNow: true })
  return run
}

async function expectPaid(client: Client, { companyId, payPeriodId }: Run): Promise<void> {
  const { ledger } = await client.reports.getLedger({ companyId })
  const sum = ledger.accounts.reduce((total, { balance }) => total + Math.round(balance * 100), 0)
  const { payRun } = await client.reports.getPayRun({ payPeriodId })
  const status = payRun.at(-1)?.status
  if (sum === 0 && status === 'processed') return
  throw new Error(`company ${companyId}: its run is ${status}, its ledger sums to ${sum}`)
}

/** Reports of the year of the payday, and what is to be filed for it. */
async function read(client: Client, { companyId, payPeriodId, payDate }: Run): Promise<void> {
  const year = payDate.slice(0, 4)
  const asked = { companyId, from: `${year}-01-01`, to: `${year}-12-31` }
  await client.reports.getPayrollRegister(asked)
  await client.reports.getPayrollJournalReport(asked)
  await client.reports.getTaxLiabilities(asked)
  await client.reports.getPayPeriodDetails({ payPeriodId })
  await client.reports.getTransactions({ companyId, limit: 50 })
  // What is due for a year is due in the next one too.
  const due = { companyId, from: `${year}-07-01`, to: `${Number(year) + 1}-06-30` }
  const { filings } = await client.reports.getFilings(due)
  if (filings.length === 0) throw new Error(`company ${companyId} has nothing to file`)
}
