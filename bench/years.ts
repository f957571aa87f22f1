/**
 * What years do to costs: 26 payrolls of 2,000 people in one company, then 2,000 companies of five beside it. Of each payroll and
 * of each hundred companies the processor time of the run, of the travel over payday, of reads whose question stays the same, and
 * of a start. With --write of `npm run bench` docs/reference/years.md is written.
 *
 *   npm run build && node --import tsx bench/years.ts [payrolls] [people] [companies]
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { growthOf, plot, type Series, table } from './growth.ts'
import { ownService } from './own-service.ts'
import { reader } from './paid-company.ts'
import { spentBy } from './processor.ts'
import { report } from './report.ts'

const PAYROLLS = Number(process.argv[2] ?? 26)
const PEOPLE = Number(process.argv[3] ?? 2_000)
const COMPANIES = Number(process.argv[4] ?? 2_000)
const STEPS = 20
const ROUNDS = 5
const DAY = 86_400_000
const PORT = 47_313
const PAGE = fileURLToPath(new URL('../docs/reference/years.md', import.meta.url))

const service = await ownService(PORT)
const read = reader(service.post)
const busy = loadavg()[0]! / cpus().length
const costs = new Map<string, number[]>()
try {
  const starts = [await start()]
  const { companyId } = (await read('sandbox/seedDemoCompany', { employees: PEOPLE })).company
  for (let at = 0; at < PAYROLLS; at++) await payroll(companyId)
  const payrolls = series()
  costs.clear()
  starts.push(await start())
  for (let at = 0; at < STEPS; at++) await companies(COMPANIES / STEPS)
  const many = series()
  starts.push(await start())
  tell(payrolls, many, starts)
} finally {
  await service.end()
}

async function payroll(companyId: string): Promise<void> {
  const [period] = (await read('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const { payPeriodId, payDate } = period
  await spent('run', () => read('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true }))
  await spent('travel over payday', () => read('sandbox/setClock', { to: `${payDate}T20:00:00Z` }))
  const { userId } = (await read('reports/getUsers', { companyId, limit: 1 })).users[0]
  const ofDay = { companyId, from: payDate, to: payDate }
  for (const [address, body] of [
    ['reports/getTaxLiabilities', ofDay],
    ['reports/getPayrollJournalReport', { ...ofDay, limit: 50 }],
    ['reports/getPayrollRegister', { ...ofDay, limit: 50 }],
    ['reports/getLaborCost', ofDay],
    ['reports/getPayrollHistoryBasedOnPayPeriod', { companyId, payPeriodId, limit: 50 }],
    ['reports/getLedger', { ...ofDay, limit: 50, accountLimit: 50 }],
    ['reports/getTransactions', { companyId, limit: 50 }],
    ['reports/getCompanyTask', { companyId }],
    ['reports/getUser', { companyId, userId }],
  ] as const)
    await asked(address, body)
}

async function companies(count: number): Promise<void> {
  await spent(
    `${count} companies of five made`,
    async () => {
      for (let at = 0; at < count; at++) await read('sandbox/seedDemoCompany', { employees: 5 })
    },
    1,
  )
  await travel()
  await asked('reports/getCompanies', { limit: 50 })
  await asked('reports/getClientSummary', { limit: 25 })
  await asked('reports/getEvents', { limit: 50 })
  await asked('reports/searchCompanies', { query: 'Demo', limit: 20 })
}

/** Whoever was made a week ago has work due, so that later days have more of it: what a day costs, and each of its tasks. */
async function travel(): Promise<void> {
  const { clock } = await read('sandbox/getClock', {})
  const { agenda } = await read('sandbox/getAgenda', { limit: 1000 })
  const due = agenda.filter(({ at }: { at: string }) => Date.parse(at) <= Date.parse(clock.now) + DAY)
  const before = whole()
  await read('sandbox/advanceClock', { days: 1 })
  const cost = whole() - before
  note('travel of a day', cost)
  note('the same by what was due', cost / Math.max(due.length, 1))
}

async function asked(address: string, body: object): Promise<void> {
  await read(address, body)
  const name = address.split('/')[1]!
  await spent(
    name,
    async () => {
      for (let round = 0; round < ROUNDS; round++) await read(address, body)
    },
    ROUNDS,
  )
}

/** Of everything it takes until a new process is ready: its own time counts from its birth. */
async function start(): Promise<number> {
  await service.restart()
  return whole()
}

async function spent(what: string, does: () => Promise<unknown>, times = 1): Promise<void> {
  const before = whole()
  await does()
  note(what, (whole() - before) / times)
}

function whole(): number {
  const { service: own, postgres } = spentBy(service.pid)
  return own + postgres
}

function note(what: string, cost: number): void {
  costs.set(what, [...(costs.get(what) ?? []), cost])
  console.log(`${what}: ${cost.toFixed(0)} ms`)
}

function series(): readonly Series[] {
  return [...costs].map(([what, own]) => ({ what, costs: own }))
}

function tell(payrolls: readonly Series[], many: readonly Series[], starts: readonly number[]): void {
  const [empty, after, last] = starts.map((cost) => `${cost.toFixed(0)} ms`)
  const text = [
    head(),
    section(`${PAYROLLS} payrolls of ${PEOPLE} people`, payrolls),
    section(`${COMPANIES} companies of five, by ${COMPANIES / STEPS}`, many),
    `## Starts\n\nA start took ${empty} with nothing kept, ${after} after the payrolls and ${last} after the companies.\n`,
  ].join('\n')
  console.log(text)
  for (const each of payrolls.slice(0, 2)) {
    report({
      what: `${each.what}, payroll ${PAYROLLS} of ${PEOPLE} people beside the second, processor`,
      ours: `${each.costs.at(-1)!.toFixed(0)} ms`,
      least: `${each.costs[1]!.toFixed(0)} ms`,
      ratio: 1 / growthOf(each),
    })
  }
  report({
    what: 'a start after all of it beside one with nothing kept, processor',
    ours: last!,
    least: empty!,
  })
  if (process.env.PURSER_BENCH_ROWS) writeFileSync(PAGE, text)
}

function section(title: string, of: readonly Series[]): string {
  return `## ${title}\n\n${table(of)}\n\n\`\`\`text\n${plot(of)}\n\`\`\`\n`
}

function head(): string {
  const machine = `${cpus().length} × ${cpus()[0]!.model}`
  return `# What years cost

Written by \`npm run bench -- --write years\`, with as many as the titles tell, on ${new Date().toISOString().slice(0, 10)}, on ${machine}, with ${busy.toFixed(1)}
processes ready to run on each core as it began. Every figure is processor time of the service and of PostgreSQL together, which a
shared machine moves less than a wait; a read is the mean of ${ROUNDS}. Growth is the mean of the last third beside that of the
first: 1 is flat. The first of each is left out, because it also compiles.
`
}
