import type pg from 'pg'
import { newKey, seal, unseal } from '../../kernel/cipher.ts'
import { OperatorFault } from '../../kernel/operator-fault.ts'
import { assert } from '../../kernel/problem.ts'
import type { MasterKey } from './vault.ts'

/** A secret of the whole service, made at the first start and the same in every process. As owner. */
export async function serviceSecret(
  owner: pg.Pool,
  master: readonly MasterKey[],
  name: string,
): Promise<Buffer> {
  const [newest] = master
  assert(newest, 'at least one master key')
  await owner.query(
    'insert into house_secret (name, wrapped, master_key_id) values ($1, $2, $3) on conflict do nothing',
    [name, seal(newest.key, houseSecretPlace(name), newKey()), newest.id],
  )
  const { rows } = await owner.query<{ wrapped: Buffer; master_key_id: string }>(
    'select wrapped, master_key_id from house_secret where name = $1',
    [name],
  )
  const wrapper = master.find(({ id }) => id === rows[0]!.master_key_id)
  if (!wrapper) throw new UnknownMasterKey(rows[0]!.master_key_id)
  return unseal(wrapper.key, houseSecretPlace(name), rows[0]!.wrapped)
}

/** Whether nothing was sealed in this database yet. */
export async function isUnfounded(owner: pg.Pool): Promise<boolean> {
  const { rowCount } = await owner.query('select from house_secret limit 1')
  return rowCount === 0
}

/** Ids of the master keys under which anything in this database is sealed. */
export async function sealingKeys(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select master_key_id as id from house_secret union select master_key_id from data_key order by 1',
  )
  return rows.map(({ id }) => id)
}

class UnknownMasterKey extends OperatorFault {
  constructor(id: string) {
    super(`The database was made under the master key ${id}, which is not configured: see PURSER_MASTER_KEY`)
  }
}

export const houseSecretPlace = (name: string): string => `house_secret.wrapped:${name}`
