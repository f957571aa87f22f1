import type { FilingSpan } from '../../domain/filings/periods.ts'
import type { Id } from '../../kernel/ids.ts'
import { paymentsIn } from '../../law/engine/agencies/find.ts'
import { withholdingReturnsOn } from '../../law/engine/forms/states.ts'
import { loadStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'

interface AskedState {
  readonly companyId: Id<'company'>
  readonly form: string
  readonly jurisdiction: string
  readonly span: FilingSpan
}

/** What a state's return lacks of the registration: the account number under which it is filed, and how often. */
export async function stateBlockers(work: Work, asked: AskedState): Promise<readonly string[]> {
  const { companyId, form, jurisdiction: state, span } = asked
  if (state === 'US') return []
  const [registration] = await loadStateRegistrations(work, companyId, { on: span.to, state })
  const fields = registration?.fields ?? {}
  const tax = form === 'wageReport' ? `${state}.sui` : `${state}.incomeTax`
  const payment = paymentsIn(state).find(({ taxes }) => taxes.includes(tax))
  const todo = 'updateStateRegistrationInfo adds it'
  const isAccountMissing = payment && payment.account !== 'EIN' && !fields[payment.account]
  const frequency = payment?.frequency === undefined ? '' : (fields[payment.frequency] ?? '')
  const known = withholdingReturnsOn(state, span.to, { allowProvisional: true })?.law.returns ?? {}
  const isFrequencyMissing = form === 'withholding' && known[frequency] === undefined
  return [
    ...(isAccountMissing ? [`${payment.account} of ${state} is missing; ${todo}`] : []),
    ...(isFrequencyMissing
      ? [`${payment?.frequency} of ${state} is missing: ${Object.keys(known).join(', ')}; ${todo}`]
      : []),
  ]
}
