/** Steps of getting ready, done ones among them, told from what is still to be done. */
export interface OnboardingStep {
  readonly code: string
  readonly state: 'done' | 'open' | 'waiting'
  /** The operation that takes it further; empty where it is done or waits for somebody else. */
  readonly operation: string
}

export interface StepRow {
  readonly code: string
  /** Tasks that leave it open, and those that only wait. */
  readonly open: readonly string[]
  readonly waiting?: readonly string[]
}

interface Task {
  readonly code: string
  readonly operation: string
}

/** In the order of the table: open as long as anything can be done, then waiting, then done. */
export const stepsOf = (table: readonly StepRow[], tasks: readonly Task[]): readonly OnboardingStep[] =>
  table.map(({ code, open, waiting = [] }) => {
    const task = tasks.find((each) => open.includes(each.code))
    if (task) return { code, state: 'open', operation: task.operation }
    const isWaiting = tasks.some((each) => waiting.includes(each.code))
    return { code, state: isWaiting ? 'waiting' : 'done', operation: '' }
  })
