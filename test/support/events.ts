import type pg from 'pg'
import { afterAll } from 'vitest'
import { envelope } from '../../src/domain/events.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { inTransaction, type Tx } from '../../src/store/database/transaction.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { workIn } from '../../src/store/database/work.ts'
import { writeWithDeliveries } from '../../src/store/webhooks/insert-events.ts'

/** An Employee Status event whose record shows which change of its entity it is: `{ userId, n }`. */
interface Told {
  readonly entityId: string
  readonly n: number
}

export interface EventWriter {
  /** Writes events in one transaction, as requests do; `around` runs inside it, before and after. */
  write(events: readonly Told[], around?: Around): Promise<void>
  /** A transaction in which the caller decides what it tells. */
  tell(decide: (tx: Tx) => Promise<readonly Told[]>, around?: Around): Promise<void>
}

interface Around {
  /** As a payroll run has it. */
  readonly isolation?: 'repeatable read'
  readonly after?: () => Promise<unknown>
  readonly rollback?: boolean
}

/** Writes events through the outbox, without the operations that would cause them. */
export async function eventWriter(
  { databaseUrl, owner }: { databaseUrl: string; owner: pg.Pool },
  connections = 4,
  account = 'first',
): Promise<EventWriter> {
  const pool = servicePool(databaseUrl, connections)
  afterAll(() => pool.end())
  const { rows } = await owner.query('select client_id from account where account_id = $1', [account])
  const clientId = rows[0].client_id as Id<'client'>
  const tell: EventWriter['tell'] = (decide, { after, rollback = false, ...mode } = {}) =>
    inTransaction(pool, clientId, { access: 'read write', keep: !rollback, ...mode }, async (tx) => {
      const told = await decide(tx)
      if (told.length > 0)
        await writeWithDeliveries(workIn(tx, { vaults: unused, isSandbox: true }), told.map(eventOf(tx)))
      await after?.()
    })
  return { tell, write: (events, around) => tell(async () => events, around) }
}

const unused = vaults([{ id: 'unused', key: Buffer.alloc(32) }])
const type = 'employee.employeestatus.update'

const eventOf =
  (tx: Tx) =>
  ({ entityId, n }: Told) => {
    const eventId = newId<'event'>()
    const body = envelope({ eventId, type, at: tx.now }, { root: 'user', shown: { userId: entityId, n } })
    return { eventId, companyId: null, family: 'Employee Status', type, entityId, body }
  }
