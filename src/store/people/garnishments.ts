import { isDeepStrictEqual } from 'node:util'
import type { GarnishmentFacts } from '../../domain/pay/facts.ts'
import { haveOneNumber } from '../../domain/pay/order-numbers.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { openOrder, sealOrder } from '../database/order-numbers.ts'
import type { Work } from '../database/work.ts'
import { standing } from './standing.ts'

type Order = Omit<GarnishmentFacts, 'id'>

interface Alike {
  readonly same: Id<'garnishment'> | undefined
  readonly sameNumber: Id<'garnishment'> | undefined
}

const kept = standing<'garnishment', Order & { readonly numbers: Buffer | null }>({
  table: 'garnishment',
  id: 'garnishment_id',
  columns: { type: 'garnishment_type', agency: 'agency', fields: 'fields', numbers: 'numbers' },
})

/** Orders against pay. The numbers of their cases are sealed on the way in and opened on the way out. */
export const garnishments = {
  async insert(work: Work, worker: WorkerKey, order: Order): Promise<Id<'garnishment'>> {
    const id = newId<'garnishment'>()
    const vault = await work.vault(worker.companyId)
    return kept.insert(work, worker, { ...order, ...sealOrder(vault, id, order.fields) }, id)
  },

  async lock(work: Work, worker: WorkerKey, id: Id<'garnishment'>): Promise<Order | undefined> {
    const row = await kept.lock(work, worker, id)
    if (!row) return undefined
    const { numbers, ...order } = row
    return {
      ...order,
      fields: openOrder(await work.vault(worker.companyId), { id, fields: order.fields, numbers }),
    }
  },

  /** An order of this worker that says the same in every word, and one that has the same number. */
  async alike(work: Work, worker: WorkerKey, order: Order): Promise<Alike> {
    const vault = await work.vault(worker.companyId)
    const others = (await kept.all(work, worker)).map(({ itemId: id, numbers, fields, type, agency }) => ({
      id,
      other: { type, agency, fields: openOrder(vault, { id, fields, numbers }) },
    }))
    return {
      same: others.find(({ other }) => isDeepStrictEqual(other, order))?.id,
      sameNumber: others.find(({ other }) => haveOneNumber(other, order))?.id,
    }
  },

  async change(work: Work, worker: WorkerKey, id: Id<'garnishment'>, order: Order): Promise<void> {
    const vault = await work.vault(worker.companyId)
    await kept.change(work, worker, id, { ...order, ...sealOrder(vault, id, order.fields) })
  },

  remove: kept.remove,
}
