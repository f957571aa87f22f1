/**
 * What never changes of a row, as one digest: a seal is made over these bytes, so they never change either. Written here
 * and not as a function over a row, which a part of a table on another machine does not have (docs/operations/scale.md).
 */

/** Of a paycheck `p`. */
export const PAYCHECK_DIGEST = `substr(sha256(convert_to(jsonb_build_array(p.company_id, p.client_id, p.paycheck_id,
  p.run_id, p.pay_period_id, p.user_id, p.pay_date, p.gross, p.net, p.reimbursements, p.employee_taxes, p.employer_taxes,
  p.hours, p.payment_method, p.rules::text, p.bases::text, p.amounts::text, p.account_ids::text, p.account_cents::text,
  p.input::text)::text, 'UTF8')), 1, 16)`

/** Of a transfer `t`, with what its two accounts are, which is nowhere else: they are joined by ACCOUNTS_OF_TRANSFER. */
export const TRANSFER_DIGEST = `substr(sha256(convert_to(jsonb_build_array(t.company_id, t.client_id, t.transfer_id,
  t.run_id, t.pay_period_id, t.user_id, t.name, t.source_account_id, s.kind, s.ref, t.destination_account_id, d.kind, d.ref,
  t.amount, t.code, t.effective_date, t.reverses_id, t.reason,
  to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8')), 1, 16)`

export const ACCOUNTS_OF_TRANSFER = `
  left join ledger_account s on s.company_id = t.company_id and s.account_id = t.source_account_id
  left join ledger_account d on d.company_id = t.company_id and d.account_id = t.destination_account_id`
