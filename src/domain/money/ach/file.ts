import type { Day } from '../../../kernel/dates.ts'
import { recordWriter } from '../../../kernel/layout.ts'
import {
  batchControl,
  batchHeader,
  entryDetail,
  fileControl,
  fileHeader,
  paymentAddenda,
  WIDTH,
} from './records.ts'

/** One payment of a file. */
export interface AchEntry {
  readonly direction: 'credit' | 'debit'
  readonly accountType: 'checking' | 'savings'
  readonly routingNumber: string
  readonly accountNumber: string
  readonly amount: bigint
  /** What the receiver's bank shows and gives back. */
  readonly individualId: string
  readonly name: string
  /** Carries no money: it only asks whether the account is there. */
  readonly isPrenote?: boolean
  /** One 05 addenda: DED for child support, TXP for a tax, RMR for other orders. */
  readonly addenda?: string
}

interface Batch {
  readonly entryClass: 'PPD' | 'CCD'
  /** PAYROLL for wages since 2026-03-20; REVERSAL for a reversal. */
  readonly description: string
  readonly effectiveDate: Day
  /** SD1300 and the like: settled on the day of the file, at that hour. */
  readonly sameDay?: string | undefined
  readonly entries: readonly AchEntry[]
}

export interface AchFile {
  readonly bank: BankFacts
  readonly companyName: string
  /** 1 and the EIN. */
  readonly companyId: string
  readonly createdOn: Day
  /** HHMM. */
  readonly createdAt: string
  readonly modifier: string
  readonly reference: string
  readonly batches: readonly Batch[]
}

/** Our own bank: where files go, and whose entries they are. */
export interface BankFacts {
  readonly routingNumber: string
  readonly name: string
  readonly originId: string
  readonly originName: string
}

export interface EncodedFile {
  /** ASCII: one byte a character. */
  readonly bytes: Buffer
  readonly entries: number
  readonly hash: string
  readonly debits: bigint
  readonly credits: bigint
  /** The first eight digits of every trace number; the other seven are the place of the payment. */
  readonly traceOrigin: string
}

/**
 * Tells the files of one day apart: A to Z, then 0 to 9 (Nacha file header, field 7). The thirty-seventh begins again at A,
 * since the field has no more to give; the reference in field 13 still differs.
 */
export const fileModifier = (dayNumber: number): string => MODIFIERS[(dayNumber - 1) % MODIFIERS.length]!

const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const BLOCK = 10
const HASH = 10_000_000_000
const codes = { credit: { checking: 22, savings: 32 }, debit: { checking: 27, savings: 37 } } as const
const classes = { mixed: 200, credit: 220, debit: 225 } as const

/** Header, batches, control, padded with nines to whole blocks of ten records. */
export function encodeFile(file: AchFile): EncodedFile {
  const payments = file.batches.reduce((sum, { entries }) => sum + entries.length, 0)
  const records = file.batches.reduce((sum, batch) => sum + 2 + recordsOf(batch), 2)
  const blocks = Math.ceil(records / BLOCK)
  const grown: Growing = { bytes: ruled(blocks * BLOCK), at: 0, entries: 0 }
  add(grown, writeFileHeader, header(file))
  const sums = { entries: 0, hash: 0, debits: 0n, credits: 0n }
  for (const [index, batch] of file.batches.entries()) {
    const own = addBatch(file, { batch, number: index + 1 }, grown)
    sums.entries += own.entries
    sums.hash += own.hash
    sums.debits += own.debits
    sums.credits += own.credits
  }
  const hash = String(sums.hash % HASH).padStart(10, '0')
  add(grown, writeFileControl, { ...sums, hash, batches: file.batches.length, blocks })
  const { debits, credits } = sums
  return { bytes: grown.bytes, entries: payments, hash, debits, credits, traceOrigin: originatorOf(file) }
}

const [writeFileHeader, writeFileControl] = [recordWriter(fileHeader), recordWriter(fileControl)]
const [writeBatchHeader, writeBatchControl] = [recordWriter(batchHeader), recordWriter(batchControl)]
const [writeEntry, writeAddenda] = [recordWriter(entryDetail), recordWriter(paymentAddenda)]

/** The file while it is written: how far it has come, and how many payments are in it. */
interface Growing {
  readonly bytes: Buffer
  at: number
  entries: number
}

const recordsOf = ({ entries }: Batch): number =>
  entries.reduce((sum, { addenda }) => sum + (addenda === undefined ? 1 : 2), 0)

/** So many records of nines, each on its line. */
function ruled(records: number): Buffer {
  const bytes = Buffer.alloc(records * (WIDTH + 1), '9')
  for (let end = WIDTH; end < bytes.length; end += WIDTH + 1) bytes[end] = NEWLINE
  return bytes
}

const NEWLINE = 10

function add<Values>(
  grown: Growing,
  write: (file: Buffer, at: number, values: Values) => void,
  values: Values,
): void {
  write(grown.bytes, grown.at, values)
  grown.at += WIDTH + 1
}

const originatorOf = ({ bank }: AchFile): string => bank.routingNumber.slice(0, 8)

const header = (file: AchFile) => ({
  destination: ` ${file.bank.routingNumber}`,
  origin: file.bank.originId.padStart(10),
  date: yymmdd(file.createdOn),
  time: file.createdAt,
  modifier: file.modifier,
  destinationName: file.bank.name.toUpperCase(),
  originName: file.bank.originName.toUpperCase(),
  reference: file.reference,
})

function addBatch(file: AchFile, { batch, number }: { batch: Batch; number: number }, grown: Growing) {
  // Eight digits a routing number: a million of them are still exact.
  const own = { entries: 0, hash: 0, debits: 0n, credits: 0n }
  const fixed = {
    serviceClass: serviceClass(batch),
    companyId: file.companyId,
    originator: originatorOf(file),
    batch: number,
  }
  add(grown, writeBatchHeader, {
    ...fixed,
    companyName: file.companyName.toUpperCase(),
    entryClass: batch.entryClass,
    description: batch.description,
    descriptiveDate: batch.sameDay ?? '',
    effectiveDate: yymmdd(batch.effectiveDate),
  })
  const trace = Number(fixed.originator) * 10_000_000
  for (const entry of batch.entries) {
    const sequence = ++grown.entries
    add(grown, writeEntry, entryOf(entry, trace + sequence))
    own.entries += 1
    own.hash += Number(entry.routingNumber.slice(0, 8))
    if (entry.direction === 'debit') own.debits += entry.amount
    else own.credits += entry.amount
    if (entry.addenda === undefined) continue
    add(grown, writeAddenda, { information: entry.addenda, sequence: 1, entry: sequence })
    own.entries += 1
  }
  own.hash %= HASH
  add(grown, writeBatchControl, { ...fixed, ...own })
  return own
}

const entryOf = (entry: AchEntry, trace: number) => ({
  // An entry without money has the next code: 23 for 22, 33 for 32.
  transactionCode: codes[entry.direction][entry.accountType] + (entry.isPrenote ? 1 : 0),
  routing: entry.routingNumber,
  account: entry.accountNumber,
  amount: entry.amount,
  individualId: entry.individualId,
  name: entry.name.toUpperCase(),
  addenda: entry.addenda === undefined ? 0 : 1,
  trace,
})

function serviceClass({ entries }: Batch): number {
  const [first] = entries
  return first && entries.every(({ direction }) => direction === first.direction)
    ? classes[first.direction]
    : classes.mixed
}

const yymmdd = (day: Day): string => day.slice(2).replaceAll('-', '')
