import { arizonaFaults, type CertificateFault, stateFormFaults } from '../pay/certificate-faults.ts'
import type { StateAnswers } from '../pay/facts.ts'
import type { AnsweredForm, SincePlace } from '../pay/place-answers.ts'
import { placeQuestions } from '../pay/place-questions.ts'
import { renewedClaim } from './renewed-claim.ts'
import { lacks, type StatusFacts } from './user-status.ts'
import { certificateTasks, missingCertificate, type UserTask, userTasks } from './user-tasks.ts'

/** What decides the tasks about a worker's places and certificates. */
interface TaxFacts {
  /** Null where none is asked: of a contractor. */
  readonly work: SincePlace | null
  readonly home: SincePlace | null
  readonly arizonaBasisPoints: number | null
  /** Of the claim of exemption on the W-4 in force, where that year is over. */
  readonly exemptYear: number | null
  readonly forms: FormsByState
}

/** The certificates of states, by state. */
export type FormsByState = Readonly<Record<string, AnsweredForm & { readonly fields: StateAnswers }>>

/** What stands between a worker and being paid; nothing is asked of one who has left. */
export const tasksOfUser = (user: StatusFacts, tax: TaxFacts): readonly UserTask[] =>
  user.hasLeft ? [] : [...lacks(user).map((lack) => userTasks[lack]), ...taxTasks(tax)]

/** What is open about places, and what of the certificates no payroll can be computed with. */
export function taxTasks({
  work,
  home,
  arizonaBasisPoints,
  exemptYear,
  forms,
}: TaxFacts): readonly UserTask[] {
  if (work === null) return []
  const places = { work, home, workSince: work.since, homeSince: home?.since }
  const questions = placeQuestions(places, (state) => forms[state])
  return [
    ...renewedClaim(exemptYear),
    ...missingCertificate(work.state, forms),
    ...certificateTasks(questions, faultsOf(arizonaBasisPoints, forms)),
  ]
}

const faultsOf = (arizonaBasisPoints: number | null, forms: FormsByState): readonly CertificateFault[] => [
  ...(arizonaBasisPoints === null ? [] : arizonaFaults({ arizonaBasisPoints })),
  ...Object.entries(forms).flatMap(([state, { fields }]) => stateFormFaults(state, fields)),
]
