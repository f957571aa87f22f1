import { revive } from '../../domain/pay/stored-input.ts'
import type { Sources } from '../../domain/payroll/period-data.ts'
import type { GivenFacts, PersonFacts } from '../../domain/payroll/person.ts'

/**
 * A paycheck of a Missing period has what the one had that it stands for; an import of its own replaces the other's, and
 * an amount stands for everything that was given.
 */
export function inputsOf<Row extends { readonly source: string }>(
  own: readonly Row[] = [],
  other: readonly Row[] | undefined,
  member: PersonFacts['member'],
): readonly Row[] {
  if (other === undefined || member?.amount != null) return own
  return [...own, ...other.filter(({ source }) => !own.some((input) => input.source === source))]
}

/** What each source gave. */
export function sourcesOf(rows: readonly { source: string; data: unknown }[]): Sources {
  const of = (source: string) => read(rows.find((row) => row.source === source)?.data)
  return { timeCard: of('timeCard'), timeOff: of('timeOff'), import: of('import'), file: of('file') }
}

/** An import's own hours win over a time card's; leave from both sources is paid. */
export function givenOf(rows: readonly { source: string; data: unknown }[]): GivenFacts {
  const { timeCard: card, timeOff: leave, import: sent, file } = sourcesOf(rows)
  const removed = rows.find(({ source }) => source === 'removal')?.data as GivenFacts['removed']
  const skipped = rows.find(({ source }) => source === 'skip')?.data as GivenFacts['skipped']
  const hasOwnHours = sent?.hours !== undefined || sent?.basePay !== undefined || sent?.overtime !== undefined
  const { weeks, belowLaw, basePay, ...ofCard } = card ?? {}
  const byJob = sent?.hours === undefined ? basePay : undefined
  return {
    ...ofCard,
    ...(byJob ? { basePay: byJob } : {}),
    // Who sends other hours than the card's has worked other weeks.
    ...(weeks === undefined || hasOwnHours ? {} : { weeks }),
    ...(belowLaw === undefined || hasOwnHours ? {} : { belowLaw }),
    ...sent,
    ...(byJob && !sent?.basePay && sent?.overtime ? { overtime: sent.overtime.map(besideRows) } : {}),
    ...(card?.leave || leave?.leave || sent?.leave
      ? { leave: [...(card?.leave ?? []), ...(leave?.leave ?? []), ...(sent?.leave ?? [])] }
      : {}),
    // A leave balance that is paid out, and bonuses of a file, come beside whatever an import adds.
    ...(leave?.compensation || file?.compensation
      ? {
          compensation: [
            ...(leave?.compensation ?? []),
            ...(sent?.compensation ?? []),
            ...(file?.compensation ?? []),
          ],
        }
      : {}),
    ...(removed ? { removed } : {}),
    ...(skipped ? { skipped } : {}),
  }
}

/** The rows of a card by job hold all its hours: overtime of an import adds its premium to them. */
const besideRows = (row: NonNullable<GivenFacts['overtime']>[number]) => ({
  ...row,
  multiplier: Math.max(0, row.multiplier - 100),
  premium: true,
})

/** Money is kept as text of cents inside the JSON. */
const read = (data: unknown): GivenFacts | undefined =>
  data === undefined ? undefined : (revive(data) as GivenFacts)
