import { payroll } from '../support/payroll.ts'
import { people } from '../support/people.ts'
import type { TestService } from '../support/service.ts'
import type { Check } from './auditor.ts'

/** A company of 2025 whose paychecks were run elsewhere: the returns are ours, and so are the words of a caller. */
export interface Elsewhere {
  readonly schedule?: 'Monthly' | 'Semiweekly'
  readonly form?: '941' | '944'
  readonly profile?: object
  readonly states?: Readonly<Record<string, string>>
  readonly checks: readonly Check[]
  readonly deposits?: Readonly<Record<string, number>>
}

/** Founds them in January 2025, and tells what they paid on January 20, 2026. */
export async function toldElsewhere(
  world: Pick<TestService, 'ok'>,
  cases: Readonly<Record<string, Elsewhere>>,
) {
  const { ok } = world
  const { company } = payroll(world)
  const { added } = people(world)
  const ids = new Map<string, { companyId: string; users: Map<string, string> }>()

  const founded = async (name: string, given: Elsewhere) => {
    const { schedule = 'Monthly', form = '941', states = { GA: '2.7%' }, checks } = given
    const kyb = { irsAssisgnedFederalFilingForm: form }
    const companyId = await company({ today: '2025-01-10', states, kyb })
    await ok('companyOnboarding/updateCompany', { company: { companyId, federalDepositSchedule: schedule } })
    const users = new Map<string, string>()
    for (const { who, state = 'GA' } of checks) {
      if (users.has(who)) continue
      const { userId } = await added(companyId, {
        ...{ firstName: who, lastName: 'Case', stateCode: state, workerType: 'W2', dateOfJoin: '2025-01-02' },
      })
      users.set(who, userId)
    }
    ids.set(name, { companyId, users })
  }

  const told = (name: string, checks: readonly Check[], deposits: Elsewhere['deposits'] = {}) => {
    const { companyId, users } = ids.get(name)!
    return ok('payroll/importPayrollHistory', {
      companyId,
      history: checks.map(({ who, on, state = 'GA', wages, taxes, gross = wages, deductions = [] }) => ({
        userId: users.get(who),
        payDate: on,
        state,
        gross: gross / 100,
        taxes: Object.entries(taxes).map(([code, [base, tax]]) => ({
          code,
          wages: base / 100,
          tax: tax / 100,
        })),
        deductions,
      })),
      deposits: Object.entries(deposits).map(([word, amount]) => {
        const [code, quarter] = word.split(' ')
        return { code, quarter, amount: amount / 100 }
      }),
    })
  }

  const prepared = async (name: string, form: string, period: string, entered?: object) => {
    const { companyId } = ids.get(name)!
    const asked = { companyId, form, period, ...(entered && { entered }) }
    const { filingId } = (await ok('adminPortal/prepareFiling', { filing: asked })).filing
    const { filing } = await ok('reports/getFiling', { filingId, format: 'file' })
    const lines = Object.fromEntries(
      filing.figures.lines.map(({ line, value }: Record<string, string>) => [line, value]),
    ) as Record<string, string>
    return { filing, lines, figures: filing.figures, filingId: filingId as string }
  }

  for (const [name, each] of Object.entries(cases)) await founded(name, each)
  await ok('sandbox/setClock', { to: '2026-01-20T15:00:00Z' })
  for (const [name, { checks, deposits, profile }] of Object.entries(cases)) {
    await told(name, checks, deposits)
    const signer = { signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' }
    const contact = { contactEmail: 'payroll@example.com', bsoUserId: 'PURSER01' }
    const filingProfile = { companyId: ids.get(name)!.companyId, ...signer, ...contact, ...profile }
    await ok('adminPortal/updateFilingProfile', { filingProfile })
  }
  return { ids, told, prepared }
}
