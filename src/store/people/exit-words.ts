import { sql } from 'kysely'
import { DEATH } from '../../domain/payroll/leaving-reason.ts'
import { type LastPay, lastPayWords, OTHER_WORDS } from '../../domain/people/last-pay.ts'

const cases = lastPayWords.map(
  ({ words, pay }) => sql`when x.final_pay_check_type ilike ${sql.lit(`%${words}%`)} then ${sql.lit(pay)}`,
)

/** Of exit `x`, how the last days are paid: `lastPayOf` in SQL. */
export const lastPay = sql<LastPay>`case ${sql.join(cases, sql` `)} else ${sql.lit(OTHER_WORDS)} end`

/** Whether the words of exit `x` say that the worker died. */
export const hasDied = sql<boolean>`x.termination_choice || ' ' || x.dismissal_type ~* ${sql.lit(DEATH)}`
