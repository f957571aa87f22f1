import { readFileSync } from 'node:fs'

export interface Refused {
  readonly why: string
  readonly statement: string
  readonly times: number
}

/**
 * Statements that Citus did not take, with its words, from the log of the coordinator. A violated constraint is the
 * service's own business, and so is what follows a failure in its transaction.
 */
export function refusedStatements(log: string): readonly Refused[] {
  const found = new Map<string, { why: string; statement: string; times: number }>()
  let why: string | undefined
  for (const entry of readFileSync(log, 'utf8').split(/\n(?=\d{4}-\d\d-\d\d \d\d:)/)) {
    const [, kind, words] = /^[\d-]+ [\d:.]+ UTC \[\d+\] (\w+): {2}([\s\S]*)/.exec(entry) ?? []
    if (kind === 'ERROR') why = REFUSALS.test(words!) ? words!.trim() : undefined
    if (kind !== 'STATEMENT' || why === undefined) continue
    const statement = words!.replace(/\s+/g, ' ').trim()
    const known = found.get(`${why} ${statement}`) ?? { why, statement, times: 0 }
    found.set(`${why} ${statement}`, { ...known, times: known.times + 1 })
    why = undefined
  }
  return [...found.values()].sort((a, b) => b.times - a.times)
}

const REFUSALS =
  /distributed|co-located|repartition|FOR UPDATE\/SHARE|definition list|FROM-clause|shard|row-level security|different user|must be marked IMMUTABLE|complex joins|push down|not supported/i
