import { KEPT_OF_A_YEAR } from '../../domain/money/kept-tax.ts'
import { oneOfText } from '../database/states.ts'

/**
 * SQL: what of a run's taxes the IRS keeps, of paychecks that were voided in a later year and that workers had,
 * since they owe them or were drawn for them.
 */
export const keptOfRun = (companyId: string, runId: string): string => `(
  select coalesce(sum(l.amount), 0) from paycheck p
  cross join unnest(p.rules, p.amounts) as l(rule_id, amount)
  join rule u on u.rule_id = l.rule_id and u.kind = 'employeeTax' and u.code in ${oneOfText(KEPT_OF_A_YEAR)}
  where p.company_id = ${companyId} and p.run_id = ${runId} and p.voided_at is not null
    and extract(year from p.voided_at at time zone 'America/New_York') > extract(year from p.pay_date)
    and exists (select 1 from transfer t where t.company_id = ${companyId} and t.pay_period_id = p.pay_period_id
                  and t.run_id = p.run_id and t.user_id = p.user_id and t.name in ('Reversal', 'Receivable')))`

/** SQL: whether an agency's name is that of a return with such taxes. */
export const mayBeKept = (ref: string): string => `${ref} in ('US.941', 'US.943', 'US.944', 'US.945')`
