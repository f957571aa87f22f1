import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface StateTax {
  readonly effectiveFrom: Day
  readonly state: string
  readonly riskClassName: string
  readonly riskClassCode: string
  readonly payrollDeductionRate: string
  readonly compositeRate: string
}

export async function saveStateTax(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  tax: StateTax,
): Promise<Id<'stateTax'>> {
  const columns = {
    state: tax.state,
    risk_class_name: tax.riskClassName,
    risk_class_code: tax.riskClassCode,
    payroll_deduction_rate: tax.payrollDeductionRate,
    composite_rate: tax.compositeRate,
  }
  const row = await tx.db
    .insertInto('worker_state_tax')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      effective_from: tax.effectiveFrom,
      instance_id: newId<'stateTax'>(),
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'effective_from']).doUpdateSet(columns),
    )
    .returning('instance_id')
    .executeTakeFirstOrThrow()
  return row.instance_id as Id<'stateTax'>
}
