import { setup as words } from '../../messages/company/setup.ts'
import type { SetupProps } from './asks.ts'

export interface Step {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly state: 'done' | 'open' | 'waiting'
  readonly operation: string
}

/** The way as the service tells it, in our words; after it, what came up besides. */
export function stepsOf({ steps, tasks }: SetupProps['data']['tasks']): readonly Step[] {
  const way = steps.map(({ code, state, operation }) => {
    const known = words.steps[code]
    const own = tasks.filter((task) => task.operation === operation && operation !== '')
    const told = own.map(({ description }) => description).join(' ')
    return {
      key: code,
      title: known?.title ?? own[0]?.task ?? code,
      // Which states are meant, only the service can tell.
      detail: code === 'stateRegistration' && told !== '' ? told : (known?.lead ?? told),
      state,
      operation,
    }
  })
  const besides = tasks
    .filter(({ operation }) => operation !== '' && !steps.some((step) => step.operation === operation))
    .map(({ code, task, description, operation }, at) => ({
      key: `${code} ${at}`,
      title: task,
      detail: description,
      state: 'open' as const,
      operation,
    }))
  return [...way, ...besides]
}
