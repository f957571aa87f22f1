import { sql } from 'kysely'
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
  const [userWageId] = await saveWages(tx, companyId, [{ ...wage, userId }])
  return userWageId!
}

type WageOfWorker = WageRecord & { readonly userId: Id<'user'> }

/** The same of many people, of each and from each day once; answers their ids in any order. */
export async function saveWages(
  tx: Tx,
  companyId: Id<'company'>,
  wages: readonly WageOfWorker[],
): Promise<readonly Id<'userWage'>[]> {
  const saved: Id<'userWage'>[] = []
  for (let at = 0; at < wages.length; at += AT_ONCE) {
    const rows = await tx.db
      .insertInto('worker_wage')
      .values(
        wages.slice(at, at + AT_ONCE).map((wage) => ({
          company_id: companyId,
          client_id: tx.clientId,
          user_id: wage.userId,
          effective_from: wage.from,
          user_wage_id: newId<'userWage'>(),
          ...columnsOf(wage),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'user_id', 'effective_from'])
          .doUpdateSet((own) =>
            Object.fromEntries(CHANGEABLE.map((column) => [column, own.ref(`excluded.${column}`)])),
          ),
      )
      .returning('user_wage_id')
      .execute()
    saved.push(...rows.map((row) => row.user_wage_id as Id<'userWage'>))
  }
  return saved
}

/** A statement takes 65,535 values, and a wage has fourteen. */
const AT_ONCE = 1000

const columnsOf = (wage: WageRecord) => ({
  wage_rate: wage.rate,
  wage_basis: wage.basis,
  standard_working_hours: wage.weeklyHours,
  payment_method: wage.paymentMethod,
  employee_type: wage.employeeType,
  employment_status: wage.employmentStatus,
  ref_tax_exempt: wage.refTaxExempt,
  differential_pay: wage.differentialPay,
  tax_exemptions: [...wage.taxExemptions],
})
const CHANGEABLE = [
  'wage_rate',
  'wage_basis',
  'standard_working_hours',
  'payment_method',
  'employee_type',
  'employment_status',
  'ref_tax_exempt',
  'differential_pay',
  'tax_exemptions',
] as const satisfies readonly (keyof ReturnType<typeof columnsOf>)[]

type KeptWage = WageOfWorker & { readonly userWageId: Id<'userWage'> }

/** Every wage of the person, the earliest first. */
export const loadWages = (tx: Tx, { companyId, userId }: WorkerKey): Promise<readonly KeptWage[]> =>
  wagesOf(tx, companyId, [userId])

/** The same of many people. */
export async function wagesOf(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly Id<'user'>[],
): Promise<readonly KeptWage[]> {
  const rows = await tx.db
    .selectFrom('worker_wage')
    .select([
      'user_id',
      'user_wage_id',
      'effective_from',
      'wage_rate',
      'wage_basis',
      'standard_working_hours',
    ])
    .select(['payment_method', 'employee_type', 'employment_status', 'ref_tax_exempt', 'differential_pay'])
    .select('tax_exemptions')
    .where('company_id', '=', companyId)
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .orderBy('effective_from')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id as Id<'user'>,
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
