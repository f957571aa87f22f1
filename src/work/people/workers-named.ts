import { type NamedWorker, WORKER_COLUMNS } from '../../domain/sheets/sheet.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { isUuid } from '../../kernel/ids.ts'
import type { NameableWorker, WorkerNames } from '../../store/people/named-workers.ts'
import { severalWords } from '../../wire/sheet.ts'

/** Whom a row of a sheet means, or what is wrong with how it says so. */
export type WorkerMet<Worker> =
  | { readonly worker: Worker; readonly fault: undefined }
  | { readonly worker: undefined; readonly fault: string }

export function namesIn(rows: readonly NamedWorker[]): WorkerNames {
  const said = (column: keyof NamedWorker) => rows.map((row) => row[column]).filter((value) => value !== '')
  return {
    userIds: said('userId').filter(isUuid),
    externalIds: said('externalId'),
    emails: said('email').map(small),
    names: said('name').map(small),
  }
}

/** Among workers who were found by the names of the rows. */
export function meeting<Worker extends NameableWorker>(
  found: readonly Worker[],
  unknown: (column: string, value: string) => string,
): (row: NamedWorker) => WorkerMet<Worker> {
  const by = {
    userId: groupedBy(found, ({ userId }) => userId as string),
    externalId: groupedBy(found, ({ externalId }) => externalId),
    email: groupedBy(found, ({ email }) => email),
    name: groupedBy(found, ({ nameKey }) => nameKey),
  }
  return (row) => {
    const { column, value } = nameOf(row)
    const [worker, ...more] = by[column].get(column === 'externalId' ? value : small(value)) ?? []
    if (worker === undefined) return { worker, fault: unknown(column, value) }
    return more.length > 0
      ? { worker: undefined, fault: severalWords(column, value) }
      : { worker, fault: undefined }
  }
}

/** By the first column that says something. */
export function nameOf(row: NamedWorker): { readonly column: keyof NamedWorker; readonly value: string } {
  const column = WORKER_COLUMNS.find((each) => row[each] !== '') ?? 'name'
  return { column, value: row[column] }
}

const small = (value: string): string => value.toLowerCase().replace(/\s+/g, ' ')
