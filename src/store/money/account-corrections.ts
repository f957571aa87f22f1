import { sql } from 'kysely'
import type { Correction, ReadChange } from '../../domain/money/change-notices.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

/** The account that an entry went to or came from, as far as we hold it. */
export interface CorrectedAccount {
  readonly accountId: string
  /** Whose it is; null for the company's own. */
  readonly userId: Id<'user'> | null
  readonly routingNumber: string
  readonly mask: string
  readonly accountType: string
}

export async function accountOfTransfer(
  tx: Tx,
  companyId: Id<'company'>,
  transferId: string,
): Promise<CorrectedAccount | undefined> {
  const { rows } = await sql<CorrectedAccount>`
    select b.user_bank_account_id as "accountId", b.user_id as "userId", b.routing_number as "routingNumber",
           b.account_mask as mask, b.account_type as "accountType"
    from transfer t join user_bank_account b on b.company_id = t.company_id
      and b.user_bank_account_id in (t.source_account_id, t.destination_account_id)
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.transfer_id = ${transferId}
    union all
    select b.company_bank_account_id, null, b.routing_number, b.account_mask, b.account_type
    from transfer t join company_bank_account b on b.company_id = t.company_id
      and b.company_bank_account_id in (t.source_account_id, t.destination_account_id)
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.transfer_id = ${transferId}`.execute(
    tx.db,
  )
  return rows[0]
}

/** An account that a prenote asked about, unless it is addressed as the correction says. */
export async function askedAccount(
  work: Work,
  companyId: Id<'company'>,
  { accountId, correction }: { readonly accountId: string; readonly correction: Correction },
): Promise<CorrectedAccount | undefined> {
  const { rows } = await sql<CorrectedAccount & { sealed: Buffer }>`
    select user_bank_account_id as "accountId", user_id as "userId", routing_number as "routingNumber",
           account_mask as mask, account_type as "accountType", account_number as sealed
    from user_bank_account
    where company_id = ${companyId} and client_id = ${work.clientId} and user_bank_account_id = ${accountId}`.execute(
    work.db,
  )
  const [row] = rows
  if (!row) return undefined
  const { sealed, ...account } = row
  const { routingNumber, accountNumber, accountType } = correction
  const vault = await work.vault(companyId)
  const number = vault.open('user_bank_account.account_number', accountId, sealed)
  const isSo =
    (routingNumber ?? account.routingNumber) === account.routingNumber &&
    (accountType ?? account.accountType) === account.accountType &&
    (accountNumber === undefined || number.equals(new Secret(accountNumber)))
  return isSo ? undefined : account
}

/** False when the same notification was written before. */
export async function insertCorrection(
  tx: Tx,
  companyId: Id<'company'>,
  given: {
    readonly transferId: string
    readonly code: string
    readonly change: Pick<ReadChange, 'outcome' | 'reason'>
    readonly account: CorrectedAccount | undefined
  },
): Promise<boolean> {
  const { transferId, code, change, account } = given
  const { rows } = await sql`
    insert into account_correction (company_id, client_id, account_correction_id, transfer_id, account_id, change_code,
                                    outcome, reason, former_routing_number, former_mask, former_type, corrected_on,
                                    created_at)
    values (${companyId}, ${tx.clientId}, ${newId()}, ${transferId}, ${account?.accountId ?? null}, ${code},
            ${change.outcome}, ${change.reason}, ${account?.routingNumber ?? null}, ${account?.mask ?? null},
            ${account?.accountType ?? null}, ${tx.today}, ${isoInstant(tx.now)})
    on conflict (company_id, transfer_id, change_code) do nothing returning account_correction_id`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** What a bank says of an account of its own is so from now on: nothing is verified anew. */
export async function changeAccount(
  work: Work,
  companyId: Id<'company'>,
  { accountId, userId }: CorrectedAccount,
  { routingNumber, accountNumber, accountType }: Correction,
): Promise<void> {
  const table = userId === null ? 'company_bank_account' : 'user_bank_account'
  const number = accountNumber === undefined ? undefined : new Secret(accountNumber)
  const vault = await work.vault(companyId)
  const sealed = number && vault.seal(`${table}.account_number`, accountId, number)
  await sql`
    update ${sql.table(table)} set
      routing_number = coalesce(${routingNumber ?? null}, routing_number),
      account_type = coalesce(${accountType ?? null}, account_type),
      account_number = coalesce(${sealed ?? null}::bytea, account_number),
      account_mask = coalesce(${number?.masked() ?? null}, account_mask)
    where company_id = ${companyId} and client_id = ${work.clientId} and ${sql.ref(`${table}_id`)} = ${accountId}`.execute(
    work.db,
  )
}
