import type { ExplainedPaycheck } from '../../domain/explanation/explain.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import type { DetailPerson } from '../../domain/payroll/details.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { paycheckInput } from '../../store/payroll/paycheck-input.ts'
import { loadWages } from '../../store/people/wages.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { computeOne } from './compute.ts'
import { linesOfCheck } from './paycheck-rows.ts'
import { runContext } from './prepare.ts'
import { detailOf } from './preview.ts'

/** A paycheck, and what it is made of. */
interface Explainable {
  readonly person: DetailPerson
  readonly paycheck: ExplainedPaycheck
}

/** A paycheck as it was frozen. */
export async function frozenPaycheck(
  work: Work,
  paycheck: PeriodFacts & { readonly userId: Id<'user'>; readonly paycheckId: string },
): Promise<Explainable> {
  const { input, editions } = await paycheckInput(work, paycheck)
  const [person] = await loadDetails(work, paycheck, paycheck)
  const wages = await loadWages(work, paycheck)
  const wage = wages.findLast(({ from }) => from <= paycheck.endDate)
  return { person: person!, paycheck: { input, editions, lines: person!.lines, wage } }
}

/** What somebody in a period that may still change would be paid as things stand, or why nothing can be; nothing is kept. */
export async function expectedPaycheck(
  work: Work,
  period: PeriodFacts,
  userId: Id<'user'>,
): Promise<Explainable | WorkerBlocker | undefined> {
  const isOpen = EDITABLE.includes(period.status)
  const enrolled = isOpen ? await enrolledIds(work, { period, only: [userId] }) : []
  if (enrolled.length === 0) throw unknownId('user')
  const { facts } = await runContext(work, period)
  const computed = await computeOne(work, facts, userId)
  return computed && 'check' in computed ? explainedOf(computed) : computed
}

function explainedOf(computed: Computed): Explainable {
  const { rules, bases, amounts } = linesOfCheck(computed)
  const lines = rules.map((rule, at) => ({ ...rule, base: bases[at]!, amount: amounts[at]! }))
  const { input, editions, person } = computed
  const paycheck = { input, editions, lines, wage: person.wages.at(-1) }
  return { person: detailOf(computed, true), paycheck }
}
