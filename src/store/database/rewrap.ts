import type pg from 'pg'
import { seal, unseal } from '../../kernel/cipher.ts'
import { assert } from '../../kernel/problem.ts'
import { houseSecretPlace } from './service-secret.ts'
import { dataKeyPlace, type MasterKey } from './vault.ts'

const BATCH = 500

export interface Rewrapped {
  readonly dataKeys: number
  readonly houseSecrets: number
}

/**
 * Wraps every key that an older master key wraps under the newest. What the keys encrypt is not touched, and whoever has
 * one open goes on with it. Each row changes only if it is still as it was read, so it may run twice and at any time.
 */
export async function rewrap(
  owner: pg.Pool,
  master: readonly MasterKey[],
  say: (done: number) => void = () => {},
): Promise<Rewrapped> {
  const [newest] = master
  assert(newest, 'at least one master key')
  const again = (place: string, row: { wrapped: Buffer; master_key_id: string }): Buffer => {
    const older = master.find(({ id }) => id === row.master_key_id)
    assert(older, `the master key ${row.master_key_id} is not configured`)
    return seal(newest.key, place, unseal(older.key, place, row.wrapped))
  }

  let dataKeys = 0
  for (let rows = await oldKeys(owner, newest); rows.length > 0; rows = await oldKeys(owner, newest)) {
    for (const row of rows) {
      await owner.query(
        `update data_key set wrapped = $3, master_key_id = $4
         where client_id = $1 and data_key_id = $2 and master_key_id = $5`,
        [
          row.client_id,
          row.data_key_id,
          again(dataKeyPlace(row.client_id, row.data_key_id), row),
          newest.id,
          row.master_key_id,
        ],
      )
    }
    dataKeys += rows.length
    say(dataKeys)
  }

  const { rows: secrets } = await owner.query<{ name: string; wrapped: Buffer; master_key_id: string }>(
    'select name, wrapped, master_key_id from house_secret where master_key_id <> $1',
    [newest.id],
  )
  for (const row of secrets) {
    await owner.query(
      'update house_secret set wrapped = $2, master_key_id = $3 where name = $1 and master_key_id = $4',
      [row.name, again(houseSecretPlace(row.name), row), newest.id, row.master_key_id],
    )
  }
  return { dataKeys, houseSecrets: secrets.length }
}

async function oldKeys(owner: pg.Pool, newest: MasterKey): Promise<readonly DataKeyRow[]> {
  const { rows } = await owner.query<DataKeyRow>(
    `select client_id, data_key_id, wrapped, master_key_id from data_key where master_key_id <> $1
     order by client_id, data_key_id limit ${BATCH}`,
    [newest.id],
  )
  return rows
}

interface DataKeyRow {
  client_id: string
  data_key_id: string
  wrapped: Buffer
  master_key_id: string
}
