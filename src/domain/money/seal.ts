import { createHmac } from 'node:crypto'

/** Paychecks or transfers of one run under one seal: ids, and their digests one after the other. */
export interface MoneySeal {
  readonly companyId: string
  readonly position: bigint
  /** Null: what is posted for the company itself. */
  readonly runId: string | null
  readonly subject: 'paycheck' | 'transfer'
  readonly ids: readonly string[]
  readonly digests: Buffer
}

/** What stands before the first seal of a company. */
export const FIRST_MAC: Buffer = Buffer.alloc(32)

/** A keyed hash over the seal before it and all of it: none can be changed, taken out or moved. */
export const macOf = (key: Buffer, previous: Buffer, seal: MoneySeal): Buffer =>
  createHmac('sha256', key)
    .update('money\n')
    .update(previous)
    .update([seal.companyId, seal.position, seal.runId ?? '', seal.subject, ...seal.ids, ''].join('\n'))
    .update(seal.digests)
    .digest()
