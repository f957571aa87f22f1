import type { Day } from '../../kernel/dates.ts'
import { encode, WIDTH } from './layout.ts'
import { batchControl, batchHeader, entryDetail, fileControl, fileHeader, paymentAddenda } from './records.ts'

/** One payment of a file. */
export interface Entry {
  readonly direction: 'credit' | 'debit'
  readonly accountType: 'checking' | 'savings'
  readonly routingNumber: string
  readonly accountNumber: string
  readonly amount: bigint
  /** What the receiver's bank shows and gives back. */
  readonly individualId: string
  readonly name: string
  /** One 05 addenda: DED for child support, TXP for a tax. */
  readonly addenda?: string
}

export interface Batch {
  readonly entryClass: 'PPD' | 'CCD'
  /** PAYROLL for wages since 2026-03-20; REVERSAL for a reversal. */
  readonly description: string
  readonly effectiveDate: Day
  readonly entries: readonly Entry[]
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
  readonly text: string
  readonly entries: number
  readonly hash: string
  readonly debits: bigint
  readonly credits: bigint
  /** The trace number of each entry, in order. */
  readonly traces: readonly string[]
}

const BLOCK = 10
const HASH = 10_000_000_000n
const codes = { credit: { checking: 22, savings: 32 }, debit: { checking: 27, savings: 37 } } as const
const classes = { mixed: 200, credit: 220, debit: 225 } as const

/** Header, batches, control, padded with nines to whole blocks of ten records. */
export function encodeFile(file: AchFile): EncodedFile {
  const lines = [header(file)]
  const traces: string[] = []
  const sums = { entries: 0, hash: 0n, debits: 0n, credits: 0n }
  for (const [index, batch] of file.batches.entries())
    addBatch(file, { batch, number: index + 1 }, { lines, traces, sums })
  const blocks = Math.ceil((lines.length + 1) / BLOCK)
  const hash = String(sums.hash % HASH).padStart(10, '0')
  lines.push(encode(fileControl, { ...sums, hash, batches: file.batches.length, blocks }))
  while (lines.length % BLOCK !== 0) lines.push('9'.repeat(WIDTH))
  return {
    text: `${lines.join('\n')}\n`,
    entries: traces.length,
    hash,
    debits: sums.debits,
    credits: sums.credits,
    traces,
  }
}

const header = (file: AchFile): string =>
  encode(fileHeader, {
    destination: ` ${file.bank.routingNumber}`,
    origin: file.bank.originId.padStart(10),
    date: yymmdd(file.createdOn),
    time: file.createdAt,
    modifier: file.modifier,
    destinationName: file.bank.name.toUpperCase(),
    originName: file.bank.originName.toUpperCase(),
    reference: file.reference,
  })

interface Growing {
  readonly lines: string[]
  readonly traces: string[]
  readonly sums: { entries: number; hash: bigint; debits: bigint; credits: bigint }
}

function addBatch(file: AchFile, { batch, number }: { batch: Batch; number: number }, grown: Growing): void {
  const own = { entries: 0, hash: 0n, debits: 0n, credits: 0n }
  // Eight digits each: a million of them are still exact.
  let routings = 0
  const fixed = {
    serviceClass: serviceClass(batch),
    companyId: file.companyId,
    originator: file.bank.routingNumber.slice(0, 8),
    batch: number,
  }
  grown.lines.push(
    encode(batchHeader, {
      ...fixed,
      companyName: file.companyName.toUpperCase(),
      entryClass: batch.entryClass,
      description: batch.description,
      effectiveDate: yymmdd(batch.effectiveDate),
    }),
  )
  for (const entry of batch.entries) {
    const sequence = String(grown.traces.length + 1).padStart(7, '0')
    const trace = `${fixed.originator}${sequence}`
    grown.traces.push(trace)
    grown.lines.push(entryLine(entry, trace))
    own.entries += 1
    routings += Number(entry.routingNumber.slice(0, 8))
    own[entry.direction === 'debit' ? 'debits' : 'credits'] += entry.amount
    if (entry.addenda === undefined) continue
    grown.lines.push(encode(paymentAddenda, { information: entry.addenda, sequence: 1, entry: sequence }))
    own.entries += 1
  }
  own.hash = BigInt(routings)
  grown.lines.push(encode(batchControl, { ...fixed, ...own, hash: own.hash % HASH }))
  grown.sums.entries += own.entries
  grown.sums.hash += own.hash % HASH
  grown.sums.debits += own.debits
  grown.sums.credits += own.credits
}

const entryLine = (entry: Entry, trace: string): string =>
  encode(entryDetail, {
    transactionCode: codes[entry.direction][entry.accountType],
    routing: entry.routingNumber,
    account: entry.accountNumber,
    amount: entry.amount,
    individualId: entry.individualId,
    name: entry.name.toUpperCase(),
    addenda: entry.addenda === undefined ? 0 : 1,
    trace,
  })

function serviceClass({ entries }: Batch): number {
  const directions = new Set(entries.map(({ direction }) => direction))
  return directions.size === 1 ? classes[[...directions][0]!] : classes.mixed
}

const yymmdd = (day: Day): string => day.slice(2).replaceAll('-', '')
