import { Temporal } from 'temporal-polyfill'
import { type Day, type Instant, instant } from '../../kernel/dates.ts'

/** What the clock on the wall shows, to the minute: `2026-11-01T22:00`. */
export type LocalTime = string & { readonly __unit: 'localTime' }

/** Reads `2026-11-16T09:00`, seconds allowed and dropped. Undefined when it is no time of any day. */
export function readLocal(text: string): LocalTime | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text)
  if (!match || Number(match[2]) > 23 || Number(match[3]) > 59) return undefined
  try {
    Temporal.PlainDate.from(match[1]!, { overflow: 'reject' })
  } catch {
    return undefined
  }
  return `${match[1]}T${match[2]}:${match[3]}` as LocalTime
}

/**
 * The instant that a local time means in a zone. In autumn an hour is shown twice: the first is meant, unless only the
 * second lies after `after`. In spring an hour is never shown: undefined.
 */
export function instantOf(local: LocalTime, zone: string, after?: Instant): Instant | undefined {
  const plain = Temporal.PlainDateTime.from(local)
  const at = (disambiguation: 'earlier' | 'later') =>
    plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
  const first = at('earlier')
  if (localAt(instant(first), zone) !== local) return undefined
  return instant(after !== undefined && first <= after ? at('later') : first)
}

export const localAt = (at: Instant, zone: string): LocalTime =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' }) as LocalTime

/** A local time was proven when it was read. */
export const dayOfLocal = (local: LocalTime): Day => local.slice(0, 10) as Day

/** When a day begins there: where midnight is skipped, the first moment after. */
export const dayBegins = (of: Day, zone: string): Instant =>
  instant(Temporal.PlainDate.from(of).toZonedDateTime(zone).epochMilliseconds)
