import { returnOf } from './money/ach/returns.ts'
import { taskCode, wordsOf } from './task-words.ts'

/** A task that did something, by the facts of its audit row; or one that failed for the last time, by what it carries. */
export interface Done {
  readonly task: string
  readonly facts: Readonly<Record<string, unknown>>
  /** Why it failed. */
  readonly failure: string | null
}

export interface ToldOf {
  readonly code: string
  readonly what: string
  readonly isRoutine: boolean
}

/** What happened in a sentence: how it ended, what came back, or why it stopped. */
export function saidOf({ task, facts, failure }: Done): ToldOf {
  const code = taskCode(task, facts)
  const words = wordsOf(code)
  if (failure !== null) {
    const what = `This stopped and waits for a person: ${words.comes}. ${failure}`
    return { code: `${code}.parked`, what, isRoutine: false }
  }
  const { returnCode } = facts
  if (typeof returnCode === 'string') {
    const what = `A payment came back: ${returnCode} ${returnOf(returnCode).means}`
    return { code: `${code}.returned`, what, isRoutine: false }
  }
  const outcome = OUTCOMES.map((name) => facts[name]).find((value) => typeof value === 'string')
  const what = outcome === undefined ? words.happened : `${words.happened}: ${outcome}`
  return { code, what, isRoutine: words.isRoutine ?? false }
}

/** Facts that say how a verification or an account ended. */
const OUTCOMES = ['kybStatus', 'kycStatus', 'bankAccountStatus'] as const
