import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  batchControl,
  batchHeader,
  changeAddenda,
  entryDetail,
  fileControl,
  fileHeader,
  returnAddenda,
  WIDTH,
} from '../../src/domain/money/ach/records.ts'
import { entryReference } from '../../src/domain/money/ach-kinds.ts'
import { decode, encode } from '../../src/kernel/layout.ts'

/** The bank at the other end of the directory: it takes files from the outbox and answers into the inbox. */
export function bankAt(directory: string) {
  const files = () => readdirSync(join(directory, 'outbox')).sort()
  const entriesOf = (fileName: string) =>
    readFileSync(join(directory, 'outbox', fileName), 'latin1')
      .split('\n')
      .filter((line) => line.startsWith('6'))
  const entryOf = (requestReferenceId: string): string => {
    const reference = entryReference(requestReferenceId)
    const found = files()
      .flatMap(entriesOf)
      .find((line) => decode(entryDetail, line).individualId === reference)
    if (!found) throw new Error(`no file carries ${requestReferenceId}`)
    return found
  }

  /** A whole return file: each entry as we sent it, with the return's own transaction code, and its addenda 99. */
  const sendBack = (
    name: string,
    returns: readonly (readonly [requestReferenceId: string, code: string])[],
  ) => {
    const pairs = returns.map(([id, code], at) => returned(entryOf(id), { code, sequence: at + 1 }))
    putPairs(name, pairs)
  }

  /** A notification of change: the entry without its amount, and its addenda 98. */
  const notify = (
    name: string,
    changes: readonly (readonly [requestReferenceId: string, code: string, corrected: string])[],
  ) =>
    putPairs(
      name,
      changes.map(([id, code, corrected], at) => {
        const [entry, addenda] = returned(entryOf(id), { code, sequence: at + 1 })
        const { originalTrace, originalRouting, trace } = decode(returnAddenda, addenda!)
        const empty = encode(entryDetail, { ...decode(entryDetail, entry!), amount: 0 })
        return [empty, encode(changeAddenda, { code, originalTrace, originalRouting, corrected, trace })]
      }),
    )

  const putPairs = (name: string, pairs: readonly string[][]) => {
    const lines = [
      encode(fileHeader, { destination: ' 021000021', origin: '021000021', date: '261101', time: '0600' }),
      encode(batchHeader, { serviceClass: 200, companyName: 'RETURNS', entryClass: 'PPD', batch: 1 }),
      ...pairs.flat(),
      encode(batchControl, { serviceClass: 200, entries: pairs.length * 2, batch: 1 }),
      encode(fileControl, { batches: 1, blocks: 1, entries: pairs.length * 2 }),
    ]
    while (lines.length % 10 !== 0) lines.push('9'.repeat(WIDTH))
    put(name, `${lines.join('\n')}\n`)
  }

  const put = (name: string, text: string) => {
    mkdirSync(join(directory, 'inbox'), { recursive: true })
    writeFileSync(join(directory, 'inbox', name), text, 'latin1')
  }

  return { files, entriesOf, entryOf, sendBack, notify, put }
}

/** 22 comes back as 21, 27 as 26, 32 as 31, 37 as 36. */
function returned(entry: string, { code, sequence }: { code: string; sequence: number }): string[] {
  const { transactionCode, trace, ...sent } = decode(entryDetail, entry)
  const theirs = `05100001${String(sequence).padStart(7, '0')}`
  return [
    encode(entryDetail, { ...sent, transactionCode: Number(transactionCode) - 1, addenda: 1, trace: theirs }),
    encode(returnAddenda, {
      code,
      originalTrace: trace,
      originalRouting: sent.routing.slice(0, 8),
      trace: theirs,
    }),
  ]
}

/** The bank takes no files until it is let. */
export function bankAway(directory: string): () => void {
  const [staged, aside] = ['staged', 'aside'].map((name) => join(directory, name)) as [string, string]
  mkdirSync(directory, { recursive: true })
  if (existsSync(staged)) renameSync(staged, aside)
  writeFileSync(staged, '')
  return () => {
    rmSync(staged)
    if (existsSync(aside)) renameSync(aside, staged)
  }
}
