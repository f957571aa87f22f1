import type { WorkerKey } from '../../domain/people/worker.ts'
import type { EntryRow } from '../../domain/time/entries.ts'
import type { LocalTime } from '../../domain/time/local-time.ts'
import { minutesOf, type Stretch, stretchOf } from '../../domain/time/stretch.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { overlaps } from '../../store/time/entries.ts'
import type { stretchRefusals } from '../../wire/time-entry.ts'

type Refuse<Name extends string> = (name: Name, words?: Readonly<Record<string, string>>) => never

interface SentStretch {
  readonly start: LocalTime
  readonly end: LocalTime
  readonly zone: string
  readonly breakMinutes?: number | null | undefined
  /** The entry that is changed: of a time shown twice in autumn, what was not sent anew means what it meant. */
  readonly kept?: EntryRow | undefined
}

/** The stretch that was sent, checked against the zone and against other work. */
export async function checkedStretch(
  work: Work,
  worker: WorkerKey,
  sent: SentStretch,
  refuse: Refuse<keyof typeof stretchRefusals | 'overlap'>,
): Promise<Stretch> {
  const stretch = stretchSent(sent, refuse)
  await refuseOverlap(work, worker, { ...stretch, except: sent.kept?.timeEntryId }, refuse)
  return stretch
}

/** The same without a look at other work. */
export function stretchSent(sent: SentStretch, refuse: Refuse<keyof typeof stretchRefusals>): Stretch {
  const stretch = stretchOf(sent.start, sent.end, sent.zone, meantBy(sent.kept, sent))
  if (typeof stretch === 'string') return refuse(stretch, { zone: sent.zone })
  if ((sent.breakMinutes ?? 0) >= minutesOf(stretch)) refuse('longBreak')
  return stretch
}

function meantBy(
  kept: EntryRow | undefined,
  sent: { readonly start: LocalTime; readonly end: LocalTime; readonly zone: string },
): { readonly start?: Instant; readonly end?: Instant } {
  if (!kept || kept.zone !== sent.zone) return {}
  return {
    ...(kept.localStart === sent.start ? { start: kept.start } : {}),
    ...(kept.localEnd === sent.end && kept.end !== null ? { end: kept.end } : {}),
  }
}

export async function refuseOverlap(
  work: Work,
  worker: WorkerKey,
  stretch: {
    readonly start: Instant
    readonly end: Instant | null
    readonly except?: Id<'timeEntry'> | undefined
  },
  refuse: Refuse<'overlap'>,
): Promise<void> {
  if (await overlaps(work, worker, stretch)) refuse('overlap')
}
