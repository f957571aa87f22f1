import { Problem } from '../../kernel/problem.ts'
import { arizonaPercents } from '../../law/engine/state-w4.ts'
import { stateForm } from './certificates.ts'
import type { StateAnswers, W4Facts } from './facts.ts'

/** What of a stored certificate no payroll can be computed with: it was saved before the law's tables knew better. */
export interface CertificateFault {
  readonly field: string
  readonly message: string
  readonly operation: string
}

export const arizonaFaults = ({ arizonaBasisPoints }: Arizona): readonly CertificateFault[] =>
  arizonaPercents().includes(arizonaBasisPoints / 100)
    ? []
    : [
        {
          field: 'azDeductionPercent',
          message: `azDeductionPercent is ${arizonaBasisPoints / 100}, and must be one of ${arizonaPercents().join(', ')}`,
          operation: 'userOnboarding/addW4Information',
        },
      ]

type Arizona = Pick<W4Facts, 'arizonaBasisPoints'>

export function stateFormFaults(state: string, answers: StateAnswers): readonly CertificateFault[] {
  try {
    stateForm(state, answers)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { message, details } = error
    const operation = 'userOnboarding/addStateW4Information'
    return [{ field: details[0]?.path ?? '', message: `${state}: ${message}`, operation }]
  }
}
