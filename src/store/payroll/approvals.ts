import { sql } from 'kysely'
import {
  type ApprovalFacts,
  type ApprovedTotals,
  approvalMachine,
  OPEN_APPROVAL,
} from '../../domain/payroll/approval.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

type PeriodKey = Pick<PeriodFacts, 'companyId' | 'payPeriodId'>

/** Whether the company wants one, and the one that is open for a period. */
export async function approvalFor(
  tx: Tx,
  { companyId, payPeriodId }: PeriodKey,
): Promise<{ readonly isRequired: boolean; readonly open: ApprovalFacts | undefined }> {
  const { rows } = await sql<{ isRequired: boolean }>`
    select requires_approval as "isRequired" from company
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  const isRequired = rows[0]?.isRequired ?? false
  if (!isRequired) return { isRequired, open: undefined }
  const { rows: found } = await sql<ApprovalFacts>`
    ${columns} where company_id = ${companyId} and pay_period_id = ${payPeriodId} and client_id = ${tx.clientId}
      and status in ${oneOf(OPEN_APPROVAL)}`.execute(tx.db)
  return { isRequired, open: found[0] }
}

/** Of one period, the latest last. */
export async function approvalsOf(
  tx: Tx,
  { companyId, payPeriodId }: PeriodKey,
): Promise<readonly ApprovalFacts[]> {
  const { rows } = await sql<ApprovalFacts>`
    ${columns} where company_id = ${companyId} and pay_period_id = ${payPeriodId} and client_id = ${tx.clientId}
    order by approval_id`.execute(tx.db)
  return rows
}

interface AwaitedApproval {
  readonly companyId: Id<'company'>
  readonly payPeriodId: string
  readonly payDate: string
  readonly requestedBy: string
}

/** Payrolls of these companies that wait for a second person: what was skipped, or needs nobody any more, does not wait. */
export async function awaitedApprovals(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly AwaitedApproval[]> {
  const { rows } = await sql<AwaitedApproval>`
    select a.company_id as "companyId", a.pay_period_id as "payPeriodId", p.pay_date as "payDate", a.requested_by as "requestedBy"
    from payroll_approval a join pay_period p on p.company_id = a.company_id and p.pay_period_id = a.pay_period_id
    join company c on c.company_id = a.company_id and c.requires_approval
    where a.company_id = any(${[...companyIds]}::uuid[]) and a.client_id = ${tx.clientId}
      and a.status = ${sql.lit(approvalMachine.state.requested)} and p.status in ${oneOf(EDITABLE)}
    order by p.pay_date, a.approval_id`.execute(tx.db)
  return rows
}

export async function insertApproval(
  tx: Tx,
  { companyId, payPeriodId }: PeriodKey,
  { by, hand, totals }: Who & { readonly totals: ApprovedTotals },
): Promise<ApprovalFacts> {
  const { people, gross, net, fundingTotal, digest } = totals
  const { rows } = await sql<ApprovalFacts>`
    insert into payroll_approval (company_id, client_id, approval_id, pay_period_id, status, people, gross, net,
                                  funding_total, digest, requested_by, requested_hand, requested_at)
    values (${companyId}, ${tx.clientId}, ${newId()}, ${payPeriodId}, ${approvalMachine.initial}, ${people}, ${gross},
            ${net}, ${fundingTotal}, ${digest}, ${by}, ${hand}, ${isoInstant(tx.now)})
    returning ${fields}`.execute(tx.db)
  return rows[0]!
}

/** Who acts: as people read it, and by id. */
interface Who {
  readonly by: string
  readonly hand: string
}

/** Another person's word on it. */
export async function decideApproval(
  tx: Tx,
  approval: ApprovalFacts,
  status: ApprovalFacts['status'],
  { by, hand, reason = '' }: Who & { readonly reason?: string },
): Promise<ApprovalFacts> {
  const { rows } = await sql<ApprovalFacts>`
    update payroll_approval set status = ${status}, decided_by = ${by}, decided_hand = ${hand}, decided_at = ${isoInstant(tx.now)},
           reason = ${reason}
    where company_id = ${approval.companyId} and approval_id = ${approval.approvalId}
    returning ${fields}`.execute(tx.db)
  return rows[0]!
}

/** Another request takes its place. */
export async function replaceApproval(tx: Tx, approval: ApprovalFacts): Promise<void> {
  const status = move(approvalMachine, approval.status, 'requestApproval')
  await sql`
    update payroll_approval set status = ${status}
    where company_id = ${approval.companyId} and approval_id = ${approval.approvalId}`.execute(tx.db)
}

/** One approval, one run. */
export async function useApproval(tx: Tx, approval: ApprovalFacts, runId: Id<'run'>): Promise<void> {
  const status = move(approvalMachine, approval.status, 'initiatePayroll')
  await sql`
    update payroll_approval set status = ${status}, run_id = ${runId}
    where company_id = ${approval.companyId} and approval_id = ${approval.approvalId}`.execute(tx.db)
}

const fields = sql`
  approval_id as "approvalId", company_id as "companyId", pay_period_id as "payPeriodId", status, people, gross, net,
  funding_total as "fundingTotal", digest, requested_by as "requestedBy", requested_hand as "requestedHand", requested_at as "requestedAt",
  decided_by as "decidedBy", decided_at as "decidedAt", reason`

const columns = sql`select ${fields} from payroll_approval`
