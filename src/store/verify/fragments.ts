import { COUNTED, transactionMachine } from '../../domain/money/transaction.ts'
import { PAID_RUN, runMachine } from '../../domain/payroll/run.ts'
import { oneOfText } from '../database/states.ts'

/** Paychecks of the run $2 of the company $1, whatever became of them: `p`. */
export const PAYCHECKS_OF_RUN = `(
  select p.* from payroll_run r join paycheck p on p.company_id = r.company_id and p.pay_period_id = r.pay_period_id
    and p.run_id = r.run_id and p.voided_at is null and p.cancelled_at is null
  where r.company_id = $1 and r.run_id = $2
  union all
  select p.* from paycheck p where p.company_id = $1 and p.run_id = $2
    and (p.voided_at is not null or p.cancelled_at is not null)) p`

/** Its transfers, by the period, which is what their index goes by: `t`. */
export const TRANSFERS_OF_RUN = `(
  select t.* from payroll_run r join transfer t on t.company_id = r.company_id and t.pay_period_id = r.pay_period_id
    and t.run_id = r.run_id
  where r.company_id = $1 and r.run_id = $2) t`

/** Lines of its living paychecks: `l`. */
export const LINES_OF_RUN = `(
  select l.* from payroll_run r join paycheck_line l on l.company_id = r.company_id and l.pay_period_id = r.pay_period_id
    and l.run_id = r.run_id and l.living
  where r.company_id = $1 and r.run_id = $2) l`

/** The run, if its money was posted at some time. */
export const POSTED_RUN_ROW = `(
  select r.* from payroll_run r where r.company_id = $1 and r.run_id = $2
    and r.status in ${oneOfText([...PAID_RUN, runMachine.state.failed])}) r`

const { pending, complete, returned } = transactionMachine.state

/** How a transfer stands, after its `status`. */
export const HAS = {
  moved: `in ${oneOfText(COUNTED)}`,
  waited: `= '${pending}'`,
  stood: `in ${oneOfText([pending, complete])}`,
  comeBack: `= '${returned}'`,
  settled: `= '${complete}'`,
} as const
