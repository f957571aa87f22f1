import type { Day } from '../../kernel/dates.ts'
import { paymentNamed, schedulesOn } from '../../law/engine/agencies/find.ts'
import { COLLECTORS, type Collector, collectorsOf } from '../../law/engine/registration/collectors.ts'
import type { AgencyPayment, DepositSchedule } from '../../law/language/agencies.ts'

/** A state's registration from a day on. */
interface Registered {
  readonly state: string
  readonly effectiveFrom: Day
  readonly fields: Readonly<Record<string, string>>
}

/** Everything that decides whom a payment goes to and how: the law, and what the employer has registered. */
export interface PayeeRecords {
  readonly today: Day
  /** The federal schedule of a year. */
  readonly federalSchedule: (payDate: Day) => string
  /** Every edition of every state. */
  readonly registrations: readonly Registered[]
}

/** Whom what is owed goes to. `blocker` says why nothing can be paid yet, and which operation mends that. */
export interface Payee {
  readonly payment: AgencyPayment
  readonly name: string
  /** Empty where the EIN is the number, or none is known. */
  readonly account: string
  readonly blocker: Blocker | undefined
  readonly scheduleOn: (payDate: Day, made: string | undefined) => DepositSchedule | undefined
  readonly frequencyOn: (payDate: Day) => string
}

export interface Blocker {
  readonly words: string
  /** Empty where none of ours does. */
  readonly operation: string
}

/** Of an account of the ledger. Nobody is invented: whom the law does not name the employer has to. */
export function payeeNamed(ref: string, facts: PayeeRecords): Payee {
  const payment = paymentNamed(ref)
  if (payment === undefined) throw new Error(`nobody is known to be paid for ${ref}`)
  return kinds[payment.payee](payment, facts)
}

const kinds: Readonly<
  Record<AgencyPayment['payee'], (payment: AgencyPayment, facts: PayeeRecords) => Payee>
> = { agency: agencyPayee, carrier: carrierPayee, collector: collectorPayee }

const UPDATE = 'adminPortal/updateStateRegistrationInfo'
const ADD = 'adminPortal/addStateRegistrationInfo'
const APPLIED_FOR = 'Applied For'

function agencyPayee(payment: AgencyPayment, facts: PayeeRecords): Payee {
  const { account, frequency, ref } = payment
  const fields = fieldsOf(payment, facts, facts.today)
  const frequencyOn = (payDate: Day): string => {
    if (frequency === undefined) return Object.keys(payment.schedules)[0] ?? ''
    if (isFederal(payment)) return facts.federalSchedule(payDate)
    return fieldsOf(payment, facts, payDate)?.[frequency] ?? ''
  }
  return {
    payment,
    name: payment.agency,
    account: account === 'EIN' ? '' : (fields?.[account] ?? ''),
    blocker: agencyBlocker(payment, fields),
    frequencyOn,
    scheduleOn: (payDate, made) =>
      schedulesOn(ref, payDate, { allowProvisional: true })[made ?? frequencyOn(payDate)],
  }
}

function agencyBlocker(
  { account, frequency, ref, schedules }: AgencyPayment,
  fields: Registered['fields'] | undefined,
): Blocker | undefined {
  const state = ref.slice(0, 2)
  if (state === 'US') return undefined
  if (fields === undefined) {
    return { words: `There is no state registration for ${state}`, operation: ADD }
  }
  const number = account === 'EIN' ? account : fields[account]
  const wrong = [
    ...(number === undefined ? [`${account} is missing`] : []),
    ...(number === APPLIED_FOR ? [`${account} is ${APPLIED_FOR}`] : []),
    ...(frequency === undefined ? [] : oftenFault(frequency, fields[frequency], Object.keys(schedules))),
  ]
  return wrong.length > 0 ? { words: `${state}: ${wrong.join('; ')}`, operation: UPDATE } : undefined
}

function oftenFault(key: string, value: string | undefined, known: readonly string[]): readonly string[] {
  if (value === undefined) return [`${key} is missing`]
  return known.includes(value) ? [] : [`${key} must be one of ${known.join(', ')}`]
}

/** A premium is paid on the carrier's bill; no agency takes it. */
function carrierPayee(payment: AgencyPayment, facts: PayeeRecords): Payee {
  const carrier = fieldsOf(payment, facts, facts.today)?.[payment.account]
  const state = payment.ref.slice(0, 2)
  const blocker =
    carrier === undefined
      ? {
          words: `${state}: ${payment.account} is missing: it is not known whose premium it is`,
          operation: UPDATE,
        }
      : { words: `${state}: a premium is paid on the bill of ${carrier}, not as a tax`, operation: '' }
  return { payment, name: carrier ?? payment.agency, account: '', blocker, ...WITHOUT_DAY }
}

function collectorPayee(payment: AgencyPayment, facts: PayeeRecords): Payee {
  const state = payment.ref.slice(0, 2)
  const collectorOn = (on: Day): Collector | undefined =>
    collectorsOf(state, fieldsOf(payment, facts, on)?.[COLLECTORS] ?? '').find(
      ({ place }) => place === payment.ref,
    )
  const collector = collectorOn(facts.today)
  const words =
    `${payment.ref}: who collects it, under which account and by when is not known; ` +
    `${COLLECTORS} of the registration in ${state} says so`
  return {
    payment,
    name: collector?.name ?? payment.agency,
    account: collector?.account ?? '',
    blocker: collector ? undefined : { words, operation: UPDATE },
    scheduleOn: (payDate) => (collectorOn(payDate) ?? collector)?.schedule,
    frequencyOn: (payDate) => (collectorOn(payDate) ?? collector)?.frequency ?? '',
  }
}

const WITHOUT_DAY = { scheduleOn: () => undefined, frequencyOn: () => '' }

const isFederal = ({ ref }: AgencyPayment): boolean => ref.startsWith('US.')

/** In force on a day: the last that had begun by then, or the first one ahead. */
function fieldsOf(
  { ref }: AgencyPayment,
  { registrations }: PayeeRecords,
  on: Day,
): Registered['fields'] | undefined {
  const own = registrations
    .filter(({ state }) => state === ref.slice(0, 2))
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
  return (own.findLast(({ effectiveFrom }) => effectiveFrom <= on) ?? own[0])?.fields
}
