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

interface OutdatedFiling extends Pick<DueFiling, 'name' | 'jurisdiction' | 'period'> {
  /** Which lines would be different today. */
  readonly changed: readonly string[]
}

/** Returns and forms that were right when they were accepted. */
export const amendmentTasks = (outdated: readonly OutdatedFiling[]): readonly CompanyTask[] =>
  outdated.map(({ changed, ...filing }) => ({
    code: 'amendFiling',
    task: 'Amend Filing',
    description:
      `${nameOf(filing)} was accepted, and a paycheck that it counts was voided since: ` +
      `${changed.length === 1 ? 'line' : 'lines'} ${changed.join(', ')} would be different today.`,
    operation: 'adminPortal/amendFiling',
  }))

/** The name of an amendment says its state already. */
function nameOf({ name, jurisdiction, period }: Pick<DueFiling, 'name' | 'jurisdiction' | 'period'>): string {
  const whose = jurisdiction === 'US' || name.startsWith(`${jurisdiction} `) ? '' : `${jurisdiction} `
  return `${whose}${name} of ${period}`
}

/** Returns and forms that are due soon, or should have been filed. */
export const filingTasks = (due: readonly DueFiling[]): readonly CompanyTask[] =>
  due.flatMap((filing) => {
    const todo = next[filing.status]
    if (todo === undefined) return []
    const by = filing.isOverdue ? `was due on ${filing.dueDate}` : `is due on ${filing.dueDate}`
    const why = filing.reason === '' ? '' : ` ${filing.reason}.`
    const what = nameOf(filing)
    const mend = filing.mend.map(({ words, operation }) => ({
      code: 'mendFiling',
      task: 'Mend Filing',
      description: `The file of ${what} would be refused: ${words}. Mend it, then prepare it again, or file it by hand.`,
      operation,
    }))
    return [...mend, { ...todo, description: `${what} ${by}; it is ${filing.status}.${why}` }]
  })
