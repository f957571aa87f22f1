import type { Day } from '../../kernel/dates.ts'
import type { LookUp } from '../language/look-up.ts'
import type { WageContent, WageStatement } from '../language/wage-statement.ts'
import { type Chosen, tableOn } from './editions.ts'

/** What decides whether a demand of a state is about this worker's pay at all. */
export interface StatementFor {
  /** Paid by the hour or otherwise entitled to overtime. */
  readonly hasOvertime: boolean
  readonly isByPiece: boolean
  /** A tip, meal or lodging allowance counts toward the minimum wage. */
  readonly hasAllowance: boolean
  readonly hasLeave: boolean
  readonly hasTradeName: boolean
}

/** What the state of work wants on this worker's statement; undefined where no row is on file. */
export function demandedOn(
  state: string,
  on: Day,
  worker: StatementFor,
  lookUp: LookUp = {},
): (Chosen<WageStatement> & { readonly demanded: readonly WageContent[] }) | undefined {
  const chosen = tableOn('wageStatement', state, on, lookUp)
  if (chosen === undefined) return undefined
  const demanded = chosen.law.contents.filter((content) => {
    const about = ONLY_FOR[content]
    return about === undefined || worker[about]
  })
  return { ...chosen, demanded }
}

/** Some contents are about some workers only. */
const ONLY_FOR: Readonly<Partial<Record<WageContent, keyof StatementFor>>> = {
  hours: 'hasOvertime',
  overtimeHours: 'hasOvertime',
  overtimeRate: 'hasOvertime',
  overtimePay: 'hasOvertime',
  pieceUnits: 'isByPiece',
  allowances: 'hasAllowance',
  leaveBalance: 'hasLeave',
  leaveUsed: 'hasLeave',
  leavePay: 'hasLeave',
  tradeName: 'hasTradeName',
}
