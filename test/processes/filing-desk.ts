import { appendFileSync } from 'node:fs'
import { tasks } from '../../src/tasks/index.ts'
import { submitFiling } from '../../src/tasks/submit-filing.ts'
import type { Task } from '../../src/tasks/task.ts'

/** Where a submission can be on its way: begun, about to be handed over, taken by the agency, written down. */
export const steps = ['prepared', 'called', 'taken', 'recorded'] as const
type Step = (typeof steps)[number]

/**
 * The tasks of the service with an agency that writes down every submission id that it takes, and a hand that stops a
 * company's submission at a step for good: whoever stops there is waiting to be killed.
 */
export function tasksWithDesk(desk: string, stops: Readonly<Record<string, Step>> = {}): readonly Task[] {
  const companies = new Map<string, string>()
  const stop = async (companyId: string | undefined, step: Step) => {
    if (companyId === undefined || stops[companyId] !== step) return
    console.log(`stopped ${step}`)
    await new Promise(() => {})
  }
  const watched: typeof submitFiling = {
    ...submitFiling,
    async prepare(work, item) {
      const asked = await submitFiling.prepare(work, item)
      companies.set(item.payload.submissionId, item.payload.companyId)
      await stop(item.payload.companyId, 'prepared')
      return asked
    },
    async call(asked, effect) {
      const { submissionId } = asked as { submissionId: string }
      await stop(companies.get(submissionId), 'called')
      appendFileSync(desk, `${submissionId}\n`)
      await stop(companies.get(submissionId), 'taken')
      return submitFiling.call(asked, effect)
    },
    async record(work, item, answer) {
      await submitFiling.record(work, item, answer)
      await stop(item.payload.companyId, 'recorded')
    },
  }
  return tasks.map((each) => (each.name === submitFiling.name ? (watched as Task) : each))
}
