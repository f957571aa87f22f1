import { type Day, day } from '../../kernel/dates.ts'
import { type Cents, usd } from '../../kernel/money.ts'
import type { Dated, HeadOf } from './dated.ts'
import type { Confidence } from './types.ts'

/** The lowest hourly wage of a place that has one of its own. */
export interface LocalWage {
  readonly state: string
  readonly place: string
  readonly level: string
  readonly hourly: Cents
  readonly from: Day
  /** Whom it binds, where that is not everyone. */
  readonly condition: string
  /** Tenths of a cent in cash beside tips; null: tips never count; undefined: as the state has it. */
  readonly cashMills: bigint | null | undefined
  readonly confidence: Confidence
}

interface Printed extends HeadOf<'localWages'>, Pick<Dated, 'source' | 'confidence'> {
  /** One row a line, its columns apart by |. */
  readonly rows: string
}

export interface LocalWages extends Dated {
  readonly table: 'localWages'
  readonly rows: readonly LocalWage[]
}

export const localWagesOf = ({ rows, ...head }: Printed): LocalWages => ({
  ...head,
  where: 'US',
  rows: rows.trim().split('\n').map(rowOf),
})

function rowOf(line: string): LocalWage {
  const [state, place, level, hourly, from, condition, tipped, confidence] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    Confidence,
  ]
  const cash = tipped === 'none' ? null : tipped === '' ? undefined : usd(tipped) * 10n
  return { state, place, level, hourly: usd(hourly), from: day(from), condition, cashMills: cash, confidence }
}
