import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { payroll } from '../support/payroll.ts'
import { dataDirectory, type TestService } from '../support/service.ts'

/** A company with workers in several states, and what it owes to whom. */
export function taxpayers(world: Pick<TestService, 'ok'>) {
  const { ok } = world
  const { company, hire, schedule } = payroll(world)

  const noonOf = (day: string) => ok('sandbox/setClock', { to: `${day}T17:00:00Z` })

  /** One worker a state at 260,000 a year, who lives where the work is. */
  async function employer(given: {
    readonly today: string
    readonly payBeginDate: string
    readonly payDate: string
    readonly states: Registered
    readonly form?: string
    readonly rate?: number
  }) {
    await ok('sandbox/resetSandbox')
    const rates = Object.fromEntries(Object.keys(given.states).map((state) => [state, '2.7%']))
    const kyb = given.form ? { irsAssisgnedFederalFilingForm: given.form } : undefined
    const companyId = await company({ today: given.today, states: rates, ...(kyb && { kyb }) })
    for (const [code, companyStateRegistration] of Object.entries(given.states)) {
      if (Object.keys(companyStateRegistration).length > 0)
        await update(companyId, code, companyStateRegistration)
    }
    const workers: Record<string, string> = {}
    for (const state of Object.keys(given.states)) {
      const { userId } = await hire(companyId, {
        name: `${state} Worker`,
        state,
        rate: given.rate ?? 260_000,
      })
      workers[state] = userId
    }
    await ok('sandbox/advanceClock', { hours: 1 })
    const dates = { payBeginDate: given.payBeginDate, payDate: given.payDate }
    const [first] = await schedule(companyId, dates)
    return { companyId, workers, first: first! }
  }

  const update = (companyId: string, code: string, companyStateRegistration: object) =>
    ok('adminPortal/updateStateRegistrationInfo', { companyId, code, companyStateRegistration })

  const run = (companyId: string, payPeriodId: string) =>
    ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })

  async function owed(companyId: string): Promise<Record<string, Agency>> {
    const range = { companyId, from: '2026-01-01', to: '2040-01-01' }
    const { taxLiabilities } = await ok('reports/getTaxLiabilities', range)
    return Object.fromEntries(taxLiabilities.map((agency: Agency) => [agency.agencyCode, agency]))
  }

  /** Addenda of the tax files so far, one an entry. */
  async function addenda(companyId: string): Promise<string> {
    const { achFiles } = await ok('reports/getAchFiles', { companyId, from: '2026-01-01', to: '2040-01-01' })
    const texts = achFiles
      .filter(({ kind }: { kind: string }) => kind === 'tax')
      .map(({ fileName }: { fileName: string }) =>
        readFileSync(join(dataDirectory, 'bank', 'outbox', fileName), 'latin1'),
      )
    return texts.join('\n')
  }

  return { noonOf, employer, update, run, owed, addenda }
}

interface Registered {
  readonly [state: string]: Readonly<Record<string, string>>
}

export interface Agency {
  readonly agencyCode: string
  readonly agency: string
  readonly form: string
  readonly accountNumber: string
  readonly channel: string
  readonly blocker: string
  readonly operation: string
  readonly payee: string
  readonly outstanding: number
  readonly deposited: number
  readonly accrued: number
  readonly dueDate: string | null
  readonly parts: readonly { readonly code: string; readonly accrued: number }[]
  readonly liabilities: readonly { readonly status: string; readonly dueDate: string | null }[]
}
