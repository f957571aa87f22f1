import { sql } from 'kysely'
import type { CompanyAccountFacts } from '../../domain/company/company.ts'
import type { AccountStatus } from '../../domain/money/account.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Work } from '../database/work.ts'

interface NewCompanyAccount {
  readonly accountNumber: Secret
  readonly routingNumber: string
  readonly bankName: string
  readonly accountName: string
  readonly accountType: string
  readonly status: AccountStatus
  /** The two amounts, where it is known from the start that the bank will ask for them. */
  readonly microDeposits?: Secret
}

/** An account as those who verify it see it. */
export interface CompanyAccount extends CompanyAccountFacts {
  readonly companyId: Id<'company'>
  readonly accountNumber: Secret
  readonly linkedAt: Instant
  /** Two amounts in cents, `12,34`, once the bank has asked for them. */
  readonly microDeposits: Secret | null
  readonly tries: number
  readonly lockedAt: Instant | null
}

export async function insertCompanyAccount(
  work: Work,
  companyId: Id<'company'>,
  account: NewCompanyAccount,
): Promise<Id<'companyBankAccount'>> {
  const [vault, id] = [await work.vault(companyId), newId<'companyBankAccount'>()]
  await work.db
    .insertInto('company_bank_account')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      company_bank_account_id: id,
      routing_number: account.routingNumber,
      account_number: vault.seal('company_bank_account.account_number', id, account.accountNumber),
      account_mask: account.accountNumber.masked(),
      account_type: account.accountType,
      account_name: account.accountName,
      bank_name: account.bankName,
      status: account.status,
      micro_deposits: account.microDeposits
        ? vault.seal('company_bank_account.micro_deposits', id, account.microDeposits)
        : null,
      created_at: isoInstant(work.now),
    })
    .execute()
  return id
}

/** In order of linking. Who changes one has locked the company. */
export async function loadCompanyAccounts(
  work: Work,
  companyIds: readonly string[],
): Promise<readonly CompanyAccount[]> {
  const { rows } = await sql<Row>`
    select company_id, company_bank_account_id, bank_name, account_name, account_mask, routing_number, account_type,
           status, account_number, created_at, micro_deposits, micro_deposit_tries, locked_at
    from company_bank_account
    where client_id = ${work.clientId} and company_id = any(${[...companyIds]}::uuid[])
    order by company_id, company_bank_account_id`.execute(work.db)
  const accounts: CompanyAccount[] = []
  for (const row of rows) accounts.push(await accountOf(work, row))
  return accounts
}

export interface AccountChange {
  readonly status: AccountStatus
  readonly failure?: string
  readonly tries?: number
  /** Clear text of the two amounts. */
  readonly microDeposits?: Secret
  readonly locked?: boolean
}

/** Only from the status that was read. */
export async function changeCompanyAccount(
  work: Work,
  account: CompanyAccount,
  change: AccountChange,
): Promise<void> {
  const { companyId, companyBankAccountId: id } = account
  const vault = await work.vault(companyId)
  const { numUpdatedRows } = await work.db
    .updateTable('company_bank_account')
    .set({
      status: change.status,
      failure: change.failure ?? '',
      micro_deposit_tries: change.tries ?? account.tries,
      ...(change.microDeposits && {
        micro_deposits: vault.seal('company_bank_account.micro_deposits', id, change.microDeposits),
      }),
      ...(change.locked && { locked_at: isoInstant(work.now) }),
    })
    .where('company_id', '=', companyId)
    .where('company_bank_account_id', '=', id)
    .where('status', '=', account.status)
    .executeTakeFirstOrThrow()
  assert(numUpdatedRows === 1n, `company bank account ${id} was not ${account.status}`)
}

async function accountOf(work: Work, row: Row): Promise<CompanyAccount> {
  const [vault, id] = [await work.vault(row.company_id), row.company_bank_account_id]
  const deposits = row.micro_deposits
  return {
    companyId: row.company_id,
    companyBankAccountId: id,
    bankName: row.bank_name,
    accountName: row.account_name,
    accountMask: row.account_mask,
    routingNumber: row.routing_number,
    accountType: row.account_type,
    status: row.status,
    accountNumber: vault.open('company_bank_account.account_number', id, row.account_number),
    linkedAt: row.created_at,
    microDeposits: deposits && vault.open('company_bank_account.micro_deposits', id, deposits),
    tries: row.micro_deposit_tries,
    lockedAt: row.locked_at,
  }
}

interface Row {
  company_id: Id<'company'>
  company_bank_account_id: Id<'companyBankAccount'>
  bank_name: string
  account_name: string
  account_mask: string
  routing_number: string
  account_type: string
  status: AccountStatus
  account_number: Buffer
  created_at: Instant
  micro_deposits: Buffer | null
  micro_deposit_tries: number
  locked_at: Instant | null
}
