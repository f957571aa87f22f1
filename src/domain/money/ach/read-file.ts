import { decode } from '../../../kernel/layout.ts'
import { assert } from '../../../kernel/problem.ts'
import {
  batchControl,
  batchHeader,
  entryDetail,
  fileControl,
  fileHeader,
  paymentAddenda,
  WIDTH,
} from './records.ts'

/** A file as it is read back, by the layouts that it was written by. */
export interface ReadFile {
  readonly header: ReturnType<typeof decode<Names<typeof fileHeader>>>
  readonly batches: readonly ReadBatch[]
  readonly debits: bigint
  readonly credits: bigint
}

interface ReadBatch {
  readonly header: ReturnType<typeof decode<Names<typeof batchHeader>>>
  readonly entries: readonly ReadEntry[]
}

interface ReadEntry {
  readonly direction: 'credit' | 'debit'
  /** Carries no money: it only asks whether the account is there. */
  readonly isPrenote: boolean
  readonly accountType: 'checking' | 'savings'
  readonly routing: string
  readonly account: string
  readonly amount: bigint
  readonly individualId: string
  readonly name: string
  readonly trace: string
  readonly addenda: readonly string[]
}

type Names<Of> = Of extends { readonly columns: readonly (readonly [infer Name, ...unknown[]])[] }
  ? Exclude<Name, ''> & string
  : never

/** Reads a whole file and proves its controls: counts, hash and sums of every batch and of the file. */
export function readFile(text: string): ReadFile {
  // A last record may end in blanks of its own.
  const lines = text.replace(/[\r\n]+$/, '').split(/\r?\n/)
  assert(lines.every((line) => line.length === WIDTH) && lines.length % 10 === 0, 'the file is not blocked')
  const batches: { header: ReadBatch['header']; entries: (ReadEntry & { addenda: string[] })[] }[] = []
  const whole = { entries: 0, hash: 0, debits: 0n, credits: 0n }
  for (const line of lines.slice(1)) {
    const batch = batches.at(-1)
    if (line.startsWith('5')) batches.push({ header: decode(batchHeader, line), entries: [] })
    else if (line.startsWith('6')) batch!.entries.push({ ...entryOf(line), addenda: [] })
    else if (line.startsWith('7')) {
      batch!.entries.at(-1)!.addenda.push(decode(paymentAddenda, line).information)
    } else if (line.startsWith('8')) prove(line, batch!, whole)
    else if (!/^9{94}$/.test(line)) proveFile(decode(fileControl, line), whole, batches.length)
  }
  const { debits, credits } = whole
  return { header: decode(fileHeader, lines[0]!), batches, debits, credits }
}

/** Nacha transaction codes: checking 2x, savings 3x; 2 and 3 credit, 7 and 8 debit; 3 and 8 carry no money. */
function entryOf(line: string): Omit<ReadEntry, 'addenda'> {
  const { transactionCode, amount, routing, account, individualId, name, trace } = decode(entryDetail, line)
  const [kind, way] = [...transactionCode] as [string, string]
  return {
    direction: way === '7' || way === '8' ? 'debit' : 'credit',
    isPrenote: way === '3' || way === '8',
    accountType: kind === '3' ? 'savings' : 'checking',
    ...{ routing, account, individualId, name, trace },
    amount: BigInt(amount),
  }
}

interface Sums {
  entries: number
  hash: number
  debits: bigint
  credits: bigint
}

function prove(line: string, { entries }: ReadBatch, whole: Sums): void {
  const control = decode(batchControl, line)
  const own: Sums = { entries: 0, hash: 0, debits: 0n, credits: 0n }
  for (const entry of entries) {
    own.entries += 1 + entry.addenda.length
    own.hash += Number(entry.routing.slice(0, 8))
    own[entry.direction === 'debit' ? 'debits' : 'credits'] += entry.amount
  }
  proveSums(`batch ${control.batch}`, control, own)
  whole.entries += own.entries
  whole.hash += own.hash
  whole.debits += own.debits
  whole.credits += own.credits
}

function proveFile(control: Record<'batches' | keyof Sums, string>, whole: Sums, batches: number): void {
  assert(Number(control.batches) === batches, `the file says ${control.batches} batches and has ${batches}`)
  proveSums('the file', control, whole)
}

function proveSums(what: string, control: Record<keyof Sums, string>, counted: Sums): void {
  const said = [
    Number(control.entries),
    Number(control.hash),
    BigInt(control.debits),
    BigInt(control.credits),
  ]
  const found = [counted.entries, counted.hash % 10_000_000_000, counted.debits, counted.credits]
  assert(
    said.every((each, at) => each === found[at]),
    `${what} says ${said.join(' ')} and has ${found.join(' ')}`,
  )
}
