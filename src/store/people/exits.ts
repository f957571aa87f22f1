import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { Cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import type { Tx } from '../database/transaction.ts'

export interface Exit {
  readonly kind: 'deactivated' | 'terminated'
  readonly exitDate: Day
  readonly personalEmail: string
  readonly finalPayCheckType: string
  readonly additionalNotes: string
  readonly terminationChoice?: string
  readonly dismissalType?: string
  readonly severance?: string
  readonly severanceAmount?: Cents | null
  readonly severancePaymentType?: string
  readonly severancePaymentFrequency?: string
  readonly firstSeverancePayDate?: Day | null
  readonly lastSeverancePayDate?: Day | null
}

export async function insertExit(tx: Tx, { companyId, userId }: WorkerKey, exit: Exit): Promise<string> {
  const exitId = newId()
  await tx.db
    .insertInto('worker_exit')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      worker_exit_id: exitId,
      user_id: userId,
      kind: exit.kind,
      exit_date: exit.exitDate,
      personal_email: exit.personalEmail,
      final_pay_check_type: exit.finalPayCheckType,
      termination_choice: exit.terminationChoice ?? '',
      dismissal_type: exit.dismissalType ?? '',
      severance: exit.severance ?? '',
      severance_amount: exit.severanceAmount ?? null,
      severance_payment_type: exit.severancePaymentType ?? '',
      severance_payment_frequency: exit.severancePaymentFrequency ?? '',
      first_severance_pay_date: exit.firstSeverancePayDate ?? null,
      last_severance_pay_date: exit.lastSeverancePayDate ?? null,
      additional_notes: exit.additionalNotes,
      created_at: isoInstant(tx.now),
    })
    .execute()
  return exitId
}

export interface EndedExit {
  readonly exitId: string
  readonly kind: Exit['kind']
  readonly exitDate: Day
}

/** The last day of who is about to leave or has left, and did not come back. */
export async function standingExit(tx: Tx, { companyId, userId }: WorkerKey): Promise<Day | undefined> {
  const row = await tx.db
    .selectFrom('worker_exit')
    .select('exit_date')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.exit_date as Day | undefined
}

/** The person is back: the row stays as history. */
export async function endExit(tx: Tx, { companyId, userId }: WorkerKey): Promise<EndedExit> {
  const rows = await tx.db
    .updateTable('worker_exit')
    .set({ ended_at: isoInstant(tx.now) })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning(['worker_exit_id as exitId', 'kind', 'exit_date as exitDate'])
    .execute()
  assert(rows.length === 1, `worker ${userId} is Inactive without an open exit`)
  return rows[0] as EndedExit
}
