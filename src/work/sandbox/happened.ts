import type { z } from 'zod'
import { saidOf } from '../../domain/happened.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { isUuid } from '../../kernel/ids.ts'
import { happenedUntil } from '../../store/agenda/happened.ts'
import { subjectsOf } from '../../store/agenda/subjects.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { type happenedRecord, subjectForm } from '../../wire/agenda.ts'

interface Happened {
  readonly happened: z.output<typeof happenedRecord>[]
  readonly happenedCount: number
}

/** More than a person reads; the audit log has the rest. */
const MOST = 200

/** What a travel brought about, in order, with the names of those it was for. */
export async function happenedOnTravel(tx: Tx, to: Instant): Promise<Happened> {
  const { rows, count } = await happenedUntil(tx, { to, atMost: MOST })
  const subjects = await subjectsOf(
    tx,
    rows.map(({ companyId, subjectIds, facts }) => ({ companyId, ids: [...subjectIds, ...idsIn(facts)] })),
  )

  const happened = rows.map((row, index) => ({
    at: isoInstant(row.at),
    ...saidOf(row),
    subject: subjectForm(subjects[index]!),
  }))
  return { happened, happenedCount: count }
}

/** The ids that a payload carries. */
export const idsIn = (carried: Readonly<Record<string, unknown>>): string[] =>
  Object.values(carried).filter(isUuid)
