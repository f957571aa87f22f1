import type { WageRecord } from '../../domain/pay/facts.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'

/** From its day on; a wage that already begins on that day is replaced and keeps its id. */
export async function saveWage(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  wage: WageRecord,
): Promise<Id<'userWage'>> {
  const columns = {
    wage_rate: wage.rate,
    wage_basis: wage.basis,
    standard_working_hours: wage.weeklyHours,
    payment_method: wage.paymentMethod,
    employee_type: wage.employeeType,
    employment_status: wage.employmentStatus,
    ref_tax_exempt: wage.refTaxExempt,
    differential_pay: wage.differentialPay,
    tax_exemptions: [...wage.taxExemptions],
  }
  const row = await tx.db
    .insertInto('worker_wage')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      effective_from: wage.from,
      user_wage_id: newId<'userWage'>(),
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'effective_from']).doUpdateSet(columns),
    )
    .returning('user_wage_id')
    .executeTakeFirstOrThrow()
  return row.user_wage_id as Id<'userWage'>
}

/** Every wage of the person, the earliest first. */
export async function loadWages(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly (WageRecord & { readonly userWageId: Id<'userWage'> })[]> {
  const rows = await tx.db
    .selectFrom('worker_wage')
    .select(['user_wage_id', 'effective_from', 'wage_rate', 'wage_basis', 'standard_working_hours'])
    .select(['payment_method', 'employee_type', 'employment_status', 'ref_tax_exempt', 'differential_pay'])
    .select('tax_exemptions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('effective_from')
    .execute()
  return rows.map((row) => ({
    userWageId: row.user_wage_id as Id<'userWage'>,
    from: row.effective_from,
    rate: cents(row.wage_rate),
    basis: row.wage_basis as WageRecord['basis'],
    weeklyHours: row.standard_working_hours,
    paymentMethod: row.payment_method as WageRecord['paymentMethod'],
    employeeType: row.employee_type,
    employmentStatus: row.employment_status,
    refTaxExempt: row.ref_tax_exempt,
    differentialPay: row.differential_pay,
    taxExemptions: row.tax_exemptions as WageRecord['taxExemptions'],
  }))
}
