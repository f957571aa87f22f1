import type { NamedWorker } from '../../domain/sheets/sheet.ts'
import type { Work } from '../../store/database/work.ts'
import { type BonusPayee, bonusPayees, type PayeesOf } from '../../store/payroll/bonus-payees.ts'
import { rowWords } from '../../wire/bonus-file.ts'
import { meeting, namesIn } from '../people/workers-named.ts'

/** Whom a row means, and what is wrong with how it says so. */
export interface PayeeMet {
  readonly payee: BonusPayee | undefined
  readonly fault: string | undefined
}

/** Everybody whom rows name, looked up at once. */
export async function payeesNamed(
  work: Work,
  period: PayeesOf,
  rows: readonly NamedWorker[],
): Promise<{ readonly payees: readonly BonusPayee[]; readonly meet: (row: NamedWorker) => PayeeMet }> {
  const payees = await bonusPayees(work, period, namesIn(rows))
  const met = meeting(payees, rowWords.unknown)
  return {
    payees,
    meet(row) {
      const { worker: payee, fault } = met(row)
      return { payee, fault }
    },
  }
}
