import { paymentsIn } from '../../law/engine/agencies/find.ts'
import type { StateRegistration } from '../../store/company/state-registrations.ts'

/** The number under which a state knows the company's withholding: box 15. Empty where it is not known. */
export const accountIn =
  (registrations: readonly StateRegistration[]) =>
  (state: string): string => {
    const fields = registrations.find((each) => each.state === state)?.fields ?? {}
    const withheld = paymentsIn(state).find(({ taxes }) => taxes.includes(`${state}.incomeTax`))
    return withheld ? (fields[withheld.account] ?? '') : ''
  }
