import { createHmac } from 'node:crypto'

/** How many wrong secrets of a minute are borne, and from where they come. */
export interface Brake {
  readonly accountId: string
  readonly network: string
  readonly pepper: Buffer
  /** For one account from one network. */
  readonly perAccount: number
  /** From one network for all accounts together. */
  readonly perNetwork: number
}

/** Too many wrong secrets: nothing was compared, whoever asked. */
export class Braked extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('too many wrong secrets')
    this.seconds = seconds
  }
}

/**
 * A statement that reads the live keys of account $1 and compares them with the hash $2, under the brake: one round trip,
 * and for a right secret nothing is written. Wrong ones are counted by account and network, and by network, never by
 * account alone: a stranger's guesses must not lock the owner out. An account that does not exist is counted alike.
 * Rows are locked in the order of their keys, so that two guesses cannot wait for each other.
 */
export const counting = (keysOfAccount: string): string => `
  with brake as (
    select coalesce(max(ceil(extract(epoch from ends_at - now()))), 0)::int as wait from wrong_secret
    where key in ($3, $4) and ends_at > now() and wrong >= case when key = $3 then $5::int else $6::int end),
  found as (
    select * from (${keysOfAccount}) live where (select wait from brake) = 0),
  counted as (
    insert into wrong_secret (key, wrong, ends_at)
    select key, 1, now() + interval '1 minute' from unnest(array[$3, $4]::bytea[]) key
    where (select wait from brake) = 0 and not exists (select from found where secret_hash = $2)
    order by key
    on conflict (key) do update set
      wrong = case when wrong_secret.ends_at > now() then wrong_secret.wrong + 1 else 1 end,
      ends_at = case when wrong_secret.ends_at > now() then wrong_secret.ends_at else excluded.ends_at end)
  select brake.wait, found.* from brake left join found on true`

/** The same brake for a key that is read again, without a count: fewer than $6 wrong ones of a minute under $5. */
export const UNBRAKED = `
  not exists (select from wrong_secret where key = $5 and ends_at > now() and wrong >= $6::int)`

/** $3 to $6. The names are hashed under the pepper: who guessed at whom is nobody's to read. */
export const brakeValues = (given: Brake): readonly unknown[] => [
  hashed(given.pepper, `account\n${given.accountId}\n${given.network}`),
  hashed(given.pepper, `network\n${given.network}`),
  given.perAccount,
  given.perNetwork,
]

const hashed = (pepper: Buffer, text: string): Buffer => createHmac('sha256', pepper).update(text).digest()
