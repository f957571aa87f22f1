import { WORKER_COLUMNS } from '../../domain/payroll/bonus-file.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { isUuid } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { type BonusPayee, bonusPayees } from '../../store/payroll/bonus-payees.ts'
import { rowWords } from '../../wire/bonus-file.ts'

/** How a row of a file names a worker. */
export type NamedWorker = Readonly<Record<(typeof WORKER_COLUMNS)[number], string>>

/** Whom a row means, and what is wrong with how it says so. */
export interface PayeeMet {
  readonly payee: BonusPayee | undefined
  readonly fault: string | undefined
}

/** Everybody whom rows name, looked up at once. */
export async function payeesNamed(
  work: Work,
  period: Pick<PeriodFacts, 'companyId' | 'payPeriodId' | 'workerType'>,
  rows: readonly NamedWorker[],
): Promise<{ readonly payees: readonly BonusPayee[]; readonly meet: (row: NamedWorker) => PayeeMet }> {
  const said = (column: keyof NamedWorker) => rows.map((row) => row[column]).filter((value) => value !== '')
  const payees = await bonusPayees(work, period, {
    userIds: said('userId').filter(isUuid),
    externalIds: said('externalId'),
    emails: said('email').map(small),
    names: said('name').map(small),
  })
  const by = indexes(payees)
  return {
    payees,
    meet(row) {
      const { column, value } = nameOf(row)
      const [payee, ...more] = by[column].get(column === 'externalId' ? value : small(value)) ?? []
      if (payee === undefined) return { payee, fault: rowWords.unknown(column, value) }
      return more.length > 0
        ? { payee: undefined, fault: rowWords.several(column, value) }
        : { payee, fault: undefined }
    },
  }
}

/** By the first column that says something. */
export function nameOf(row: NamedWorker): { readonly column: keyof NamedWorker; readonly value: string } {
  const column = WORKER_COLUMNS.find((each) => row[each] !== '') ?? 'name'
  return { column, value: row[column] }
}

const small = (value: string): string => value.toLowerCase().replace(/\s+/g, ' ')

const indexes = (payees: readonly BonusPayee[]) => ({
  userId: groupedBy(payees, ({ userId }) => userId),
  externalId: groupedBy(payees, ({ externalId }) => externalId),
  email: groupedBy(payees, ({ email }) => email),
  name: groupedBy(payees, ({ nameKey }) => nameKey),
})
