import { plain } from '../../forms/refusal.ts'
import { home } from '../../messages/company/home.ts'
import { setup as words } from '../../messages/company/setup.ts'
import type { SetupProps } from './asks.ts'

export interface Step {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly state: 'done' | 'open' | 'waiting'
  readonly operation: string
  /** The page that shows what was done, or who has still to do something. */
  readonly seen?: string
}

/** The way as the service tells it, in our words; after it, what came up besides. */
export function stepsOf({ tasks: told, people }: SetupProps['data']): readonly Step[] {
  const { steps, tasks } = told
  const count = people.total ?? 0
  const way = steps.map(({ code, state, operation }) => {
    // Who was added fills in the rest: the next step is theirs, not another person.
    if (code === 'workers' && state === 'open' && count > 0)
      return {
        key: code,
        ...words.invited(count),
        state: 'waiting' as const,
        operation: '',
        seen: 'people',
      }
    const known = words.steps[code]
    const own = tasks.filter((task) => task.operation === operation && operation !== '')
    const why = plain(own.map(({ description }) => description).join(' '))
    return {
      key: code,
      title: known?.title ?? own[0]?.task ?? code,
      // Which states are meant, only the service can tell.
      detail: code === 'stateRegistration' && why !== '' ? why : (known?.lead ?? why),
      state,
      operation,
      ...(SEEN[code] ? { seen: SEEN[code] } : {}),
    }
  })
  const besides = tasks
    .filter(({ operation }) => operation !== '' && !steps.some((step) => step.operation === operation))
    .map(({ code, task, description, operation }, at) => ({
      key: `${code} ${at}`,
      title: home.tasks[code]?.(1) ?? task,
      detail: plain(description),
      state: 'open' as const,
      operation,
    }))
  return [...way, ...besides]
}

/** Where each step is looked at once it is done. */
const SEEN: Readonly<Record<string, string>> = {
  businessInformation: 'settings/company',
  owner: 'settings/people',
  filingLocation: 'settings/places',
  bankAccount: 'settings/bank',
  paySchedule: 'settings/schedules',
  workers: 'people',
  stateRegistration: 'taxes',
}
