import type { CompanyTask } from './company-tasks.ts'

interface DueFiling {
  readonly name: string
  readonly jurisdiction: string
  readonly period: string
  readonly status: string
  readonly dueDate: string
  readonly isOverdue: boolean
  readonly reason: string
  /** What keeps its files back. */
  readonly mend: readonly { readonly words: string; readonly operation: string }[]
}

/** What to do next with a filing, by its state; what was handed over asks for nothing. */
const next: Readonly<Record<string, Omit<CompanyTask, 'description'>>> = {
  draft: { code: 'prepareFiling', task: 'Prepare Filing', operation: 'adminPortal/prepareFiling' },
  ready: { code: 'approveFiling', task: 'Approve Filing', operation: 'adminPortal/approveFiling' },
  approved: { code: 'submitFiling', task: 'Submit Filing', operation: 'adminPortal/submitFiling' },
  rejected: { code: 'correctFiling', task: 'Correct Filing', operation: 'adminPortal/prepareFiling' },
}

/** Returns and forms that are due soon, or should have been filed. */
export const filingTasks = (due: readonly DueFiling[]): readonly CompanyTask[] =>
  due.flatMap((filing) => {
    const todo = next[filing.status]
    if (todo === undefined) return []
    const whose = filing.jurisdiction === 'US' ? '' : `${filing.jurisdiction} `
    const by = filing.isOverdue ? `was due on ${filing.dueDate}` : `is due on ${filing.dueDate}`
    const why = filing.reason === '' ? '' : ` ${filing.reason}.`
    const what = `${whose}${filing.name} of ${filing.period}`
    const mend = filing.mend.map(({ words, operation }) => ({
      code: 'mendFiling',
      task: 'Mend Filing',
      description: `The file of ${what} would be refused: ${words}. Mend it, then prepare it again, or file it by hand.`,
      operation,
    }))
    return [...mend, { ...todo, description: `${what} ${by}; it is ${filing.status}.${why}` }]
  })
