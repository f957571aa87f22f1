import { type PurserClient, purserClient } from '../client/index.ts'
import { usd } from '../kernel/money.ts'
import { plural } from '../kernel/plural.ts'
import { type Command, UsageError } from './command.ts'
import { connection, connectionOf } from './connect.ts'

export const demo: Command = {
  details:
    'Needs a running service in the sandbox and its credentials. It makes a company of its own, and moves the clock of\n' +
    'this client past its payday: a second demo begins where the first ended.',
  options: { ...connection, employees: { value: 'COUNT', means: 'how many are paid; 5 is the default' } },
  async run(given) {
    const employees = Number(given.text('employees') ?? 5)
    if (!Number.isInteger(employees) || employees < 1)
      throw new UsageError('--employees must be a whole number')
    const began = performance.now()
    await tell(purserClient(connectionOf(given)), { employees, say: (line) => given.print({}, line) })
    given.print({}, `\nDone in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    return undefined
  },
}

interface Telling {
  readonly employees: number
  readonly say: (line: string) => void
}

async function tell(purser: PurserClient, { employees, say }: Telling): Promise<void> {
  const { clock } = await purser.sandbox.getClock()
  say(`It is ${clock.today} for this client.`)

  const { company } = await purser.sandbox.seedDemoCompany({ employees })
  const { companyId } = company
  say(`\n1. A company: ${company.message} (${companyId})`)

  const { unprocessedPayPeriods } = await purser.reports.getUnProcessedPayPeriod({ companyId })
  const [period] = unprocessedPayPeriods
  if (!period) throw new UsageError('The demo company has no pay period')
  const { payPeriodId } = period
  say(`\n2. Its first period: ${period.payPeriod}, paid on ${period.payDate}`)

  const preview = await purser.payroll.previewPayroll({ companyId, payPeriodId })
  say(`\n3. A preview: ${dollars(preview.fundingTotal)} would be drawn on ${preview.debitDate}`)
  const [details] = preview.payPeriod
  for (const line of details?.payrollLineItems.slice(0, 5) ?? []) {
    say(`   ${line.userName.padEnd(24)} gross ${dollars(line.grossTotal)}  net ${dollars(line.netTotal)}`)
  }

  const { payPeriod: run } = await purser.payroll.initiatePayroll({ companyId, payPeriodId, runNow: true })
  say(`\n4. ${run.message}: ${dollars(run.fundingTotal)}, drawn ${run.debitDate}, paid ${run.payDate}`)

  await travelPast(purser, run.payDate)
  const now = await purser.sandbox.getClock()
  const { payRun } = await purser.reports.getPayRun({ payPeriodId })
  say(`\n5. The clock moved to ${now.clock.today}; the run is ${payRun.at(-1)?.status}`)

  const userId = details?.payrollLineItems[0]?.userId
  if (userId) await showStub(purser, { payPeriodId, userId }, say)

  const { ledger } = await purser.reports.getLedger({ companyId })
  say(`\n7. The ledger: ${plural(ledger.transfers.length, 'transfer')}`)
  for (const { account, balance } of ledger.accounts) say(`   ${account.padEnd(36)} ${dollars(balance)}`)
  const sum = ledger.accounts.reduce((total, { balance }) => total + usd(balance), 0n)
  say(`   ${'all accounts together'.padEnd(36)} ${dollars(Number(sum) / 100)}`)
}

/** Two days more, so that what the bank settles on payday is there. */
async function travelPast(purser: PurserClient, payDate: string): Promise<void> {
  const { clock } = await purser.sandbox.getClock()
  const days = Math.ceil((Date.parse(payDate) - Date.parse(clock.today)) / 86_400_000) + 2
  if (days > 0) await purser.sandbox.advanceClock({ days })
}

async function showStub(
  purser: PurserClient,
  whose: { payPeriodId: string; userId: string },
  say: (line: string) => void,
): Promise<void> {
  const { payStub } = await purser.reports.getPayStub(whose)
  say(`\n6. A pay stub: ${payStub.userName}, ${payStub.payPeriod}`)
  const { earnings, reimbursementLines, taxes, deductions } = payStub
  for (const { name, amount } of [...earnings, ...reimbursementLines, ...taxes, ...deductions]) {
    say(`   ${name.padEnd(36)} ${dollars(amount)}`)
  }
  say(`   ${'Net'.padEnd(36)} ${dollars(payStub.net)}`)
}

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }).padStart(12)
