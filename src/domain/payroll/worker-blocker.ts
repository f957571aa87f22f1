import type { Problem } from '../../kernel/problem.ts'
import { missingPlaceRates } from '../../law/engine/registration/assigned-rates.ts'
import { stateForm } from '../pay/certificates.ts'
import type { RunContext } from './assemble.ts'
import type { BlockerCode } from './blocker-codes.ts'
import type { PersonFacts } from './person.ts'

/** What keeps one worker from being paid: everyone else is computed all the same. */
export interface WorkerBlocker {
  readonly code: BlockerCode
  readonly userId: string
  readonly message: string
  /** What is to be mended; empty where it is nothing of the worker's. */
  readonly field: string
  /** The operation that mends it; empty where there is nothing to do but wait. */
  readonly operation: string
}

/** A refusal of the law about one worker, in words that name the worker, the field and what mends it. */
export function workerBlocker(person: PersonFacts, problem: Problem, run: RunContext): WorkerBlocker {
  const { code, field, operation } = (mends[problem.refusal ?? ''] ?? ofOrder)(problem, person, run)
  const what = field === '' ? '' : ` (${field})`
  const message = `${person.name}: ${problem.message}${what}`
  return { code, userId: person.userId, message, field, operation }
}

type Mend = Pick<WorkerBlocker, 'code' | 'field' | 'operation'>

const mends: Readonly<Record<string, (problem: Problem, person: PersonFacts, run: RunContext) => Mend>> = {
  unknownElection: ({ message, details }) => {
    const field = details[0]?.path ?? ''
    const mend = message.startsWith('W-4:')
      ? { field: w4Names[field] ?? field, operation: 'userOnboarding/addW4Information' }
      : { field, operation: 'userOnboarding/addStateW4Information' }
    return { code: 'certificateInvalid', ...mend }
  },
  factMissing: (_, person, { registrations }) => ({
    code: 'rateMissing',
    field: ratesMissing(person, registrations).join(', '),
    operation: 'adminPortal/updateStateRegistrationInfo',
  }),
  // The tables were not checked for the day: the next release of the law clears it.
  lawMissing: () => ({ code: 'lawNotChecked', field: '', operation: '' }),
  tooLarge: (_, { given }) => ({
    code: 'amountTooLarge',
    ...(Object.keys(given).length > 0
      ? { field: 'payrollData', operation: 'payroll/importRegularPayrollData' }
      : { field: 'wageRate', operation: 'adminPortal/updateUserWage' }),
  }),
  insuranceUnknown: (_, { ageAtYearEnd }) => ({
    code: 'insuranceUnknown',
    ...(ageAtYearEnd === null
      ? { field: 'dateOfBirth', operation: 'userPortal/updateKycInformation' }
      : { field: 'wageRate', operation: 'adminPortal/addUserWage' }),
  }),
  negativeEarnings: () => ({
    code: 'earningsNegative',
    field: 'payrollData',
    operation: 'payroll/importRegularPayrollData',
  }),
  // A deduction or order takes all of it.
  netUnreachable: () => ({
    code: 'netUnreachable',
    field: 'payrollData',
    operation: 'payroll/importRegularPayrollData',
  }),
}

/** As the wire calls what the law reads of a W-4. */
const w4Names: Readonly<Record<string, string>> = {
  arizonaPercent: 'azDeductionPercent',
  status: 'w4FilingStatus',
}

/** Orders are read by their own form, whose faults have no other name. */
const ofOrder = ({ details }: Problem): Mend =>
  details.length === 0
    ? { code: 'orderInvalid', field: '', operation: '' }
    : {
        code: 'orderInvalid',
        field: details[0]!.path.replace('garnishmentFields.', ''),
        operation: 'adminPortal/updateGarnishment',
      }

function ratesMissing(
  { work, home, stateW4 }: PersonFacts,
  registrations: RunContext['registrations'],
): readonly string[] {
  const states = [...new Set([work.state, home?.state ?? work.state])]
  return states.flatMap((state) => {
    const { resident, work: worked } = stateForm(state, stateW4[state]).localities
    return missingPlaceRates(state, [...resident, ...worked], registrations[state])
  })
}
