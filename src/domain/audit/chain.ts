import { createHmac } from 'node:crypto'

/** An audit row as it is sealed: everything in it but its place, as one text. */
export interface Sealable {
  readonly position: bigint
  readonly content: string
}

/**
 * The seal of a row: a keyed hash over the seal before it, the row's place and its content. A row that is changed, taken
 * out or moved breaks every seal after it. The key is wrapped by the master key, so that whoever can write to the
 * database but does not have that key cannot make the seals anew.
 */
export const sealOf = (key: Buffer, previous: Buffer, { position, content }: Sealable): Buffer =>
  createHmac('sha256', key).update(previous).update(`${position}\n${content}`).digest()

/** What stands before the first row. */
export const GENESIS: Buffer = Buffer.alloc(32)

export interface SealedRow extends Sealable {
  readonly auditId: string
  readonly hash: Buffer
}

export interface Break {
  readonly kind: 'changed' | 'missing' | 'swapped' | 'cut' | 'forged'
  /** Null: it has no place yet. */
  readonly position: bigint | null
  /** The row that stands there now; none when it is missing. */
  readonly auditId?: string
  readonly says: string
}

/**
 * Reads a chain row by row, in order of position, and answers the first break. `next` tells where it stands; the head is
 * the seal of the last good row. It begins with the first row, or after one whose seal is believed.
 */
export function chainReader(key: Buffer, after = { position: 0n, hash: GENESIS }) {
  let head = after.hash
  let next = after.position + 1n
  return {
    head: () => head,
    next: () => next,
    read(row: SealedRow): Break | undefined {
      if (row.position !== next) {
        const upTo = row.position - 1n === next ? '' : ` to ${row.position - 1n}`
        return { kind: 'missing', position: next, says: `position ${next}${upTo} is missing` }
      }
      const expected = sealOf(key, head, row)
      if (!expected.equals(row.hash)) {
        const { position, auditId } = row
        return { kind: 'changed', position, auditId, says: `the row at ${position} is not as it was sealed` }
      }
      head = expected
      next += 1n
      return undefined
    },
    /** Whether this row, standing elsewhere, is the one that was sealed here: then two rows changed places. */
    belongsHere: (row: SealedRow, standing: Buffer): boolean => {
      const seal = sealOf(key, head, { ...row, position: next })
      return row.position !== next && (seal.equals(row.hash) || seal.equals(standing))
    },
  }
}
