import { residenceOn, stateDuties } from '../../law/engine/residence.ts'
import { stateW4Fields } from '../../law/engine/state-w4.ts'
import type { PaycheckInput } from './paycheck-types.ts'

/**
 * The home state whose tax is not withheld because the employer has no account there; none where it would take nothing of
 * these wages anyway. The worker pays it himself, or the employer registers.
 */
export function unwithheldHome(input: PaycheckInput): string | undefined {
  if (!input.homeIsUnregistered || input.workerType !== 'W2') return undefined
  const { state } = input.resident
  const facts = { ...input, homeIsUnregistered: false }
  // It only says what a warning says: the payment itself has looked the agreements up.
  const residence = () => residenceOn(facts, { allowProvisional: true })
  const duties = stateDuties(facts, residence, taxesWages)
  return taxesWages(state) && duties.some((duty) => duty.state === state) ? state : undefined
}

const taxesWages = (state: string): boolean => stateW4Fields(state).length > 0
