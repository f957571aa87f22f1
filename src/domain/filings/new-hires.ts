import { addDays, type Day } from '../../kernel/dates.ts'
import { newHireRuleOn } from '../../law/engine/forms/states.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { onOrAfter } from '../calendar/business-days.ts'

export interface NewHireDue {
  readonly dueDate: string | null
  readonly rule: string
  readonly confidence: string
  readonly blocker: string
}

/** By when a state is told of someone, counted from the first day of work; a closed day moves to the next open one. */
export function newHireDue(
  hired: { readonly on: Day; readonly state: string | null; readonly workerType: string },
  lookUp: LookUp,
): NewHireDue {
  const { on, state, workerType } = hired
  const nothing = { dueDate: null, rule: '', confidence: '' }
  if (state === null || state === '')
    return { ...nothing, blocker: 'The place of work is not known; updateUser says where the work is done' }
  const chosen = newHireRuleOn(state, on, lookUp)
  if (chosen === undefined)
    return { ...nothing, blocker: `No rule is on file for ${state}; ask the state’s directory of new hires` }
  const { law, confidence } = chosen
  const isContractor = workerType !== 'W2'
  const due = { confidence, blocker: '' }
  if (isContractor && law.contractors === '')
    return { ...due, dueDate: null, rule: 'Contractors are not reported' }
  const days = `${law.days} days from the first day of work`
  const rule = isContractor ? `${days}; contractors: ${law.contractors}` : days
  return { ...due, dueDate: onOrAfter('states', addDays(on, law.days)), rule }
}
