import { sql } from 'kysely'
import type pg from 'pg'
import { GONE } from '../../domain/money/account.ts'
import { payChangeMachine } from '../../domain/people/pay-change.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { tokenHash } from '../access/door.ts'
import { oneOf } from '../database/states.ts'
import type { Work } from '../database/work.ts'

const { waiting, confirmed } = payChangeMachine.state

/** What the two links carry. */
export interface Tokens {
  readonly confirm: string
  readonly stop: string
}

/** What a letter about a change says; undefined when it was stopped or replaced. */
export async function loadPayChangeLetter(
  work: Work,
  { companyId, payChangeId }: { readonly companyId: Id<'company'>; readonly payChangeId: string },
): Promise<PayChangeLetter | undefined> {
  const { rows } = await sql<Omit<PayChangeLetter, 'tokens'> & { tokens: Buffer }>`
    select c.confirm_to as "confirmTo", c.notice_to as "noticeTo", c.pays_from as "paysFrom", c.tokens,
           c.status = ${sql.lit(waiting)} as "isWaiting",
           array(select right(a.account_mask, 4) from user_bank_account a
                 where a.company_id = ${companyId} and a.user_id = c.user_id
                   and (a.pay_basis_points > 0 or a.pay_kind <> 'percent')
                   and a.status not in ${oneOf(GONE)} order by a.priority) as endings
    from pay_change c where c.company_id = ${companyId} and c.client_id = ${work.clientId}
      and c.pay_change_id = ${payChangeId} and c.status in ${oneOf([waiting, confirmed])}`.execute(work.db)
  const [found] = rows
  if (!found) return undefined
  const vault = await work.vault(companyId)
  const tokens = vault.open('pay_change.tokens', payChangeId, found.tokens).reveal()
  return { ...found, tokens: JSON.parse(tokens) as Tokens }
}

interface PayChangeLetter {
  readonly confirmTo: string
  readonly noticeTo: readonly string[]
  readonly paysFrom: Instant
  /** Nobody has confirmed it. */
  readonly isWaiting: boolean
  readonly tokens: Tokens
  /** The last digits of every account that takes pay from then on. */
  readonly endings: readonly string[]
}

export interface FoundPayChange {
  readonly clientId: Id<'client'>
  readonly companyId: Id<'company'>
  readonly userId: Id<'user'>
  readonly payChangeId: Id<'payChange'>
  readonly act: 'confirm' | 'stop'
}

/** Whose a link is, and what it does. Asked before a client is known. */
export async function findPayChange(pool: pg.Pool, token: string): Promise<FoundPayChange | undefined> {
  const { rows } = await pool.query<FoundPayChange>(
    `select client_id as "clientId", company_id as "companyId", user_id as "userId",
            pay_change_id as "payChangeId", act from pay_change_at_door($1)`,
    [tokenHash(token)],
  )
  return rows[0]
}
