import type { Day } from '../../kernel/dates.ts'
import { citation } from '../../law/engine/editions.ts'
import { demandedOn } from '../../law/engine/wage-statement.ts'
import { type WageContent, wageContents } from '../../law/language/wage-statement.ts'
import type { Allowance } from './allowances.ts'
import type { PostalAddress, StubFacts } from './facts.ts'
import { hasOvertime, type StubHours, type StubRates } from './rates.ts'

/**
 * What the state of work wants on this stub, and what of it is not there because nobody told us. A contractor's statement
 * is asked for by no state's wage law. Past what was checked the newest list still serves: a stub is never refused.
 */
export function requirementsOf(stub: Told, facts: StubFacts) {
  if (stub.workerType !== 'W2') return null
  const found = demandedOn(
    stub.workState,
    stub.payDate,
    {
      hasOvertime: hasOvertime(facts),
      isByPiece: false,
      hasAllowance: stub.allowances.length > 0,
      hasLeave: stub.leaveBalances.length > 0,
      hasTradeName: stub.doingBusinessAs !== '',
    },
    { allowProvisional: true },
  )
  if (found === undefined) return null
  const { law, demanded, confidence } = found
  return {
    state: stub.workState,
    duty: law.duty,
    law: citation(law, stub.workState),
    source: law.source,
    confidence,
    contents: [...demanded],
    missing: demanded.filter((content) => !isThere(stub, content)).map(missingForm),
  }
}

/** What of a stub may be asked for and not be there. */
interface Told extends Omit<StubHours & StubRates, 'regularHours' | 'overtimeHours' | 'hoursPaid'> {
  readonly workerType: 'W2' | '1099-NEC'
  readonly workState: string
  readonly payDate: Day
  readonly doingBusinessAs: string
  readonly employerAddress: PostalAddress | null
  readonly employerPhoneNumber: string
  readonly employerStateNumber: string
  readonly userAddress: PostalAddress | null
  readonly employeeNumber: string
  readonly ssnLastFour: string
  readonly allowances: readonly Allowance[]
  readonly leaveBalances: readonly unknown[]
}

const missingForm = (content: WageContent) => ({
  content,
  message: `The state wants ${wageContents[content]}. ${MENDED_BY[content] ?? MENDED_BY_IMPORT}`,
})

const isThere = (stub: Told, content: WageContent): boolean => TESTS[content]?.(stub) ?? true

/** What may be missing. Everything else is on every stub. */
const TESTS: Readonly<Partial<Record<WageContent, (stub: Told) => boolean>>> = {
  employerAddress: ({ employerAddress }) => employerAddress !== null,
  employerPhone: ({ employerPhoneNumber }) => employerPhoneNumber !== '',
  employerStateNumber: ({ employerStateNumber }) => employerStateNumber !== '',
  employeeAddress: ({ userAddress }) => userAddress !== null,
  employeeNumber: ({ employeeNumber, ssnLastFour }) => employeeNumber !== '' || ssnLastFour !== '',
  hours: ({ hoursWorked }) => hoursWorked !== null,
  overtimeHours: ({ hoursWorked }) => hoursWorked !== null,
  rates: ({ payRate }) => payRate !== null,
  payBasis: ({ payBasis }) => payBasis !== '',
  overtimeRate: ({ overtimeRate }) => overtimeRate !== null,
}

const MENDED_BY_IMPORT = 'Give hours and rates with the pay: payroll/importRegularPayrollData.'

const MENDED_BY: Readonly<Partial<Record<WageContent, string>>> = {
  employerAddress: 'Add a location: companyOnboarding/addCompanyLocation.',
  employerPhone: 'Give the location a phone number: companyOnboarding/updateCompanyLocation.',
  employerStateNumber: 'Register the company in the state: adminPortal/addStateRegistrationInfo.',
  employeeAddress: 'Give the worker a home address: userOnboarding/addKycInformation.',
  employeeNumber:
    'Give the worker a userReferenceId, or a social security number: userOnboarding/addKycInformation.',
  rates: 'Give the worker a wage: adminPortal/addUserWage.',
  payBasis: 'Give the worker a wage: adminPortal/addUserWage.',
}
