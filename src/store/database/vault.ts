import { sql } from 'kysely'
import { blindIndex, newKey, seal, unseal } from '../../kernel/cipher.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Tx } from './transaction.ts'

/** The master key wraps every data key and encrypts nothing else. Rotating it rewraps rows of data_key only. */
export interface MasterKey {
  readonly id: string
  readonly key: Buffer
}

/** Opens and seals the secrets of one company (or, without a company, of the client itself). */
export interface Vault {
  seal(column: `${string}.${string}`, rowId: string, clear: Secret): Buffer
  open(column: `${string}.${string}`, rowId: string, sealed: Buffer): Secret
  /** Equal digits give equal bytes within one client, and nowhere else. */
  index(kind: string, clear: Secret): Buffer
  /** Of a text that only the service can have written, of one client. */
  mark(kind: string, text: string): Buffer
}

export interface Vaults {
  of(tx: Bound, companyId: Id<'company'> | null): Promise<Vault>
  /** Makes the data key of a new company, or of a new client. */
  found(tx: Bound, companyId: Id<'company'> | null): Promise<Vault>
}

/** Keys need of a transaction whose it is, and no time. */
type Bound = Pick<Tx, 'db' | 'clientId'>

type Purpose = 'data' | 'index'

/**
 * Unwrapped keys stay in memory: they never change, and unwrapping costs more than the row it opens. A key that this very
 * transaction makes does not: were it rolled back, an import that keeps the company's id would meet it again.
 */
export function vaults(master: readonly MasterKey[]): Vaults {
  const known = new Map<string, Buffer>()
  const [newest] = master
  assert(newest, 'at least one master key')

  async function keyOf(tx: Bound, companyId: Id<'company'> | null, purpose: Purpose): Promise<Buffer> {
    const name = `${tx.clientId}/${companyId}/${purpose}`
    const cached = known.get(name)
    if (cached) return cached
    const row = await tx.db
      .selectFrom('data_key')
      .select(['data_key_id', 'wrapped', 'master_key_id', MADE_HERE])
      .where('client_id', '=', tx.clientId)
      .where('company_id', companyId === null ? 'is' : '=', companyId)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    assert(row, `no ${purpose} key for company ${companyId}`)
    const wrapper = master.find(({ id }) => id === row.master_key_id)
    assert(wrapper, `the master key ${row.master_key_id} is not configured`)
    const key = unseal(wrapper.key, place(tx, row.data_key_id), row.wrapped)
    if (!row.isMadeHere) known.set(name, key)
    return key
  }

  async function of(tx: Bound, companyId: Id<'company'> | null): Promise<Vault> {
    const [data, index] = [await keyOf(tx, companyId, 'data'), await keyOf(tx, null, 'index')]
    const where = (column: string, rowId: string) => `${column}:${tx.clientId}:${companyId}:${rowId}`
    return {
      seal: (column, rowId, clear) => seal(data, where(column, rowId), clear.reveal()),
      open: (column, rowId, sealed) =>
        new Secret(unseal(data, where(column, rowId), sealed).toString('utf8')),
      index: (kind, clear) => blindIndex(index, kind, clear.reveal().replace(/\D/g, '')),
      mark: (kind, text) => blindIndex(index, `mark of ${kind}`, text),
    }
  }

  async function found(tx: Bound, companyId: Id<'company'> | null): Promise<Vault> {
    const purposes: readonly Purpose[] = companyId === null ? ['data', 'index'] : ['data']
    const rows = purposes.map((purpose) => {
      const id = newId<'dataKey'>()
      const wrapped = seal(newest!.key, place(tx, id), newKey())
      return {
        client_id: tx.clientId,
        data_key_id: id,
        company_id: companyId,
        purpose,
        wrapped,
        master_key_id: newest!.id,
      }
    })
    await tx.db.insertInto('data_key').values(rows).execute()
    return of(tx, companyId)
  }

  return { of, found }
}

const MADE_HERE = sql<boolean>`coalesce(
  xmin::text::bigint = (pg_current_xact_id_if_assigned()::text::numeric % 4294967296)::bigint, false)`.as(
  'isMadeHere',
)

const place = (tx: Bound, dataKeyId: string): string => dataKeyPlace(tx.clientId, dataKeyId)

/** Where a wrapped data key stands; it opens nowhere else. */
export const dataKeyPlace = (clientId: string, dataKeyId: string): string =>
  `data_key.wrapped:${clientId}:${dataKeyId}`
