import { addDays, type Day, dayOf, daysBetween, yearOf } from '../../kernel/dates.ts'
import { type TenureTier, termsOn } from './tenure.ts'
import type { PolicyType } from './values.ts'

/** What a policy promises. Hours are hundredths; the year is the calendar year. */
export interface TimeOffTerms {
  readonly policyType: PolicyType
  readonly earningMethod: 'Lump Sum' | 'Accrual'
  readonly lumpSumHours: number
  /** Millionths of an hour by an hour worked. */
  readonly accrualRate: number
  readonly maxHours: number | null
  readonly carryoverHours: number | null
  readonly waitingDays: number
  readonly isProrated: boolean
  /** By afterYears, the lowest first. */
  readonly tiers: readonly TenureTier[]
}

/** One worker under one policy. */
export interface TimeOffAccount {
  readonly terms: TimeOffTerms
  readonly effectiveFrom: Day
  readonly dateOfJoin: Day
  /** When the assignment was made: years before it are not caught up on. */
  readonly assignedOn: Day
}

type LedgerKind =
  | 'grant'
  | 'accrual'
  | 'use'
  | 'carryover'
  | 'forfeiture'
  | 'payout'
  | 'transfer'
  | 'opening'
  | 'adjustment'

export interface LedgerRow {
  readonly day: Day
  readonly kind: LedgerKind
  readonly hours: number
  readonly source: string
  readonly note: string
}

/** Leave that was approved for a day and not yet taken off the balance. */
export interface PlannedUse {
  readonly day: Day
  readonly hours: number
  readonly source: string
}

export const balanceOf = (rows: readonly Pick<LedgerRow, 'hours'>[]): number =>
  rows.reduce((sum, { hours }) => sum + hours, 0)

/**
 * What falls due through a day, in order: the grant at the start, year ends with carryover and the new grant, and leave
 * whose day has come. Leave takes no more than there is, so the balance is never below zero; `rows` are what was
 * written before, and what is there already is not written again.
 */
export function rowsDue(
  account: TimeOffAccount,
  rows: readonly LedgerRow[],
  given: { readonly through: Day; readonly uses: readonly PlannedUse[] },
): readonly LedgerRow[] {
  const written = new Set(rows.map(({ kind, source }) => `${kind} ${source}`))
  const events = [...grantEvents(account, given.through), ...given.uses.map(useEvent)]
    .filter(({ day }) => day <= given.through)
    .filter(({ marks }) => !written.has(marks))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.rank - b.rank))
  const made: LedgerRow[] = []
  for (const event of events)
    made.push(...event.rows(balanceOf(rows) + balanceOf(made), termsOn(account, event.day)))
  return made
}

/** Hours earned by hours worked, held to the cap. */
export function accrualRow(
  account: Pick<TimeOffAccount, 'terms' | 'dateOfJoin'>,
  balance: number,
  given: { readonly workedHours: number; readonly day: Day; readonly source: string },
): LedgerRow | undefined {
  const terms = termsOn(account, given.day)
  const earned = Math.floor((given.workedHours * terms.accrualRate) / 1_000_000 + 0.5)
  if (earned === 0) return undefined
  const hours = underCap(terms, balance, earned)
  const held = hours < earned ? `; held to ${shown(hours)} by the cap of ${shown(terms.maxHours!)}` : ''
  const rate = (terms.accrualRate / 1_000_000).toString()
  return {
    day: given.day,
    kind: 'accrual',
    hours,
    source: given.source,
    note: `${shown(given.workedHours)} hours worked × ${rate} = ${shown(earned)}${held}`,
  }
}

/** From which day on leave may be taken. */
export const usableFrom = ({ effectiveFrom, terms }: TimeOffAccount): Day =>
  addDays(effectiveFrom, terms.waitingDays)

export const shown = (hundredths: number): string => (hundredths / 100).toFixed(2)

interface DueEvent {
  readonly day: Day
  readonly rank: number
  /** The row that says it was done. */
  readonly marks: string
  readonly rows: (balance: number, terms: TimeOffTerms) => readonly LedgerRow[]
}

function grantEvents(account: TimeOffAccount, through: Day): DueEvent[] {
  const { effectiveFrom, assignedOn, terms } = account
  const begins = effectiveFrom > assignedOn ? effectiveFrom : assignedOn
  const events: DueEvent[] = []
  if (terms.earningMethod === 'Lump Sum') events.push(startGrant(account, begins))
  for (let year = yearOf(begins) + 1; year <= yearOf(through); year++) events.push(yearEnd(year))
  return events
}

const startGrant = (account: TimeOffAccount, day: Day): DueEvent => ({
  day,
  rank: 1,
  marks: 'grant start',
  rows: (balance, terms) => {
    const { hours: full, note } = firstGrant({ ...account, terms }, day)
    return [{ day, kind: 'grant', hours: underCap(terms, balance, full), source: 'start', note }]
  },
})

/** Who starts during the year gets the share of its remaining days, where the policy says so. */
function firstGrant({ terms, effectiveFrom, dateOfJoin }: TimeOffAccount, granted: Day) {
  const start = effectiveFrom > dateOfJoin ? effectiveFrom : dateOfJoin
  const { lumpSumHours: whole } = terms
  if (!terms.isProrated || yearOf(start) < yearOf(granted))
    return { hours: whole, note: `Lump sum of ${shown(whole)}` }
  const [first, next] = [dayOf(yearOf(start), 1, 1), dayOf(yearOf(start) + 1, 1, 1)]
  const [left, days] = [daysBetween(start, next), daysBetween(first, next)]
  return {
    hours: Math.floor((whole * left) / days + 0.5),
    note: `Lump sum of ${shown(whole)} for ${left} of ${days} days of ${yearOf(start)}`,
  }
}

const yearEnd = (year: number): DueEvent => ({
  day: dayOf(year, 1, 1),
  rank: 0,
  marks: `carryover ${year}`,
  rows: (balance, terms) => {
    const day = dayOf(year, 1, 1)
    const kept = Math.min(balance, terms.carryoverHours ?? balance)
    const source = String(year)
    const rows: LedgerRow[] = []
    if (kept < balance) {
      const note = `${shown(balance)} at the end of ${year - 1}, of which ${shown(kept)} carry over`
      rows.push({ day, kind: 'forfeiture', hours: kept - balance, source, note })
    }
    rows.push({ day, kind: 'carryover', hours: 0, source, note: `${shown(kept)} carried into ${year}` })
    if (terms.earningMethod === 'Lump Sum') {
      const hours = underCap(terms, kept, terms.lumpSumHours)
      rows.push({
        day,
        kind: 'grant',
        hours,
        source,
        note: `Lump sum of ${shown(terms.lumpSumHours)} for ${year}`,
      })
    }
    return rows
  },
})

const useEvent = ({ day, hours, source }: PlannedUse): DueEvent => ({
  day,
  rank: 2,
  marks: `use ${source}`,
  rows: (balance) => {
    const taken = Math.min(hours, balance)
    const short = taken < hours ? `, of which ${shown(hours - taken)} not covered` : ''
    return [{ day, kind: 'use', hours: -taken || 0, source, note: `${shown(hours)} taken${short}` }]
  },
})

const underCap = ({ maxHours }: TimeOffTerms, balance: number, hours: number): number =>
  maxHours === null ? hours : Math.max(0, Math.min(hours, maxHours - balance))
