import { yearOf } from '../../kernel/dates.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { insertArrears, insertCatchUps } from '../../store/payroll/benefits.ts'
import { insertPaychecks, type RunKey } from '../../store/payroll/paychecks.ts'
import { insertRepayments } from '../../store/payroll/repayments.ts'
import { saveYears } from '../../store/payroll/years.ts'
import type { PersonRows } from './paycheck-rows.ts'

/** Writes what the paychecks of a part leave, in as many statements whatever their number; credits too where it pays at once. */
export async function recordPart(
  tx: Tx,
  key: RunKey,
  rows: readonly PersonRows[],
  wagesPayable?: string,
): Promise<void> {
  const year = { companyId: key.companyId, year: yearOf(key.payDate) }
  await Promise.all([
    insertPaychecks(
      tx,
      key,
      rows.map(({ paycheck }) => paycheck),
      wagesPayable,
    ),
    insertArrears(
      tx,
      key,
      rows.flatMap(({ arrears }) => arrears),
    ),
    insertCatchUps(
      tx,
      key,
      rows.flatMap(({ catchUps }) => catchUps),
    ),
    insertRepayments(
      tx,
      key,
      rows.flatMap(({ repayments }) => repayments),
    ),
    saveYears(
      tx,
      year,
      rows.map((row) => row.year),
    ),
  ])
}
