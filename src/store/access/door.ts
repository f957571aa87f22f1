import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import type { Id } from '../../kernel/ids.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Vaults } from '../database/vault.ts'
import { type Work, workIn } from '../database/work.ts'
import type { SignInBrake } from './brake.ts'

/** What is needed before a client is known. */
export interface FrontDoor {
  readonly pool: pg.Pool
  readonly vaults: Vaults
  readonly pepper: Buffer
  readonly isSandbox: boolean
  readonly brake: SignInBrake
  /** Wrong secrets of a key that are borne in a minute, from one network. */
  readonly wrongSecrets: number
  /** Where people reach the service; links in letters begin with it. */
  readonly consoleUrl: string | undefined
  /** Of the request that stands there. */
  readonly requestId?: string
}

/** From here on in the name of one client. */
export const asClient = <T>(
  { pool, ...parts }: Pick<FrontDoor, 'pool' | 'vaults' | 'isSandbox' | 'requestId'>,
  clientId: Id<'client'>,
  does: (work: Work) => Promise<T>,
): Promise<T> => inTransaction(pool, clientId, { access: 'read write' }, (tx) => does(workIn(tx, parts)))

/** The credentials of a client go by this name. */
export interface Account {
  readonly accountId: string
  readonly clientId: Id<'client'>
}

export async function accounts(pool: pg.Pool): Promise<readonly Account[]> {
  const { rows } = await pool.query<Account>(
    'select account_id as "accountId", client_id as "clientId" from account order by 1 limit 100',
  )
  return rows
}

/** 256 bits: what a link or a cookie carries. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Of a token nobody can guess: a slow hash would add nothing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is one of a million: without the pepper its hash tells nothing. */
export const codeHash = (pepper: Buffer, signInId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`code ${signInId} ${code}`).digest()

export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
