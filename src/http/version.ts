import { tryDay } from '../kernel/dates.ts'
import { Problem } from '../kernel/problem.ts'

/** One version exists today; a date between two versions means the earlier one, before the first there is none. */
const VERSIONS = ['2026-11-01'] as const

export function versionOf(asked: string | string[] | undefined): string {
  if (asked === undefined) return VERSIONS.at(-1)!
  if (typeof asked !== 'string' || tryDay(asked) === undefined) {
    throw new Problem(400, 'Purser-Version must be a date, YYYY-MM-DD')
  }
  if (asked < VERSIONS[0]) {
    const known = VERSIONS.join(', ')
    throw new Problem(400, `Purser-Version ${asked} is before the first version; versions: ${known}`)
  }
  return asked
}
