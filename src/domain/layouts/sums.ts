import { groupedBy } from '../../kernel/grouped.ts'
import { dollars } from '../../kernel/money.ts'
import type { FileLayout, LayoutField, RecordLayout } from '../../law/language/file-layout.ts'
import { type FieldSaid, isMoney, type Read } from './field.ts'

/** Records counted and added up for every record of totals, each from the start of its group. */
export interface Tallies {
  readonly add: (record: RecordLayout, amountOf: (name: string) => Read | FieldSaid) => void
  /** What a field of totals must hold; undefined where it is no count and no sum. */
  readonly totalOf: (record: RecordLayout, field: LayoutField) => Total | undefined
}

interface Total {
  readonly rule: 'count' | 'sum'
  readonly value: bigint
}

export function talliesOf({ records }: FileLayout): Tallies {
  const all = records.flatMap((total) => talliesFor(total, records))
  const byAdded = groupedBy(all, ({ added }) => added)
  const bySince = groupedBy(all, ({ since }) => since)
  return {
    add({ id }, amountOf) {
      for (const tally of bySince.get(id) ?? []) {
        tally.count = 0n
        tally.amounts.fill(0n)
      }
      for (const tally of byAdded.get(id) ?? []) addTo(tally, amountOf)
    },
    totalOf(record, [name, , , kind]) {
      const own = all.filter(({ total }) => total === record.id)
      const counted = own.find(({ added }) => name === `number of ${added} records`)
      if (counted !== undefined) return { rule: 'count', value: counted.count }
      const added = own.filter(({ names }) => isMoney(kind) && names.includes(name))
      if (added.length === 0) return undefined
      const sum = added.reduce((before, { names, amounts }) => before + amounts[names.indexOf(name)]!, 0n)
      return { rule: 'sum', value: sum }
    },
  }
}

export interface WrongSum {
  readonly record: string
  readonly rule: Total['rule']
  readonly field: LayoutField
  readonly line: number
  readonly message: string
}

/** Compares what records of totals say with what stands there. */
export function sumsOf(file: FileLayout) {
  const tallies = talliesOf(file)
  const ahead: Claim[] = []
  return {
    add(claim: Claim): readonly WrongSum[] {
      const { record, values } = claim
      tallies.add(record, (name) => values[name])
      if (record.sums === undefined) return []
      if (record.sums.ahead === undefined) return wrongOf(tallies, claim)
      ahead.push(claim)
      return []
    },
    /** Totals that stood ahead of what they add up. */
    end: (): readonly WrongSum[] => ahead.flatMap((claim) => wrongOf(tallies, claim)),
  }
}

interface Claim {
  readonly record: RecordLayout
  readonly values: Readonly<Record<string, Read>>
  readonly line: number
}

/** What one record of totals knows of another. */
interface Tally {
  readonly total: string
  readonly added: string
  readonly since: string
  /** Amounts that both have, by name. */
  readonly names: readonly string[]
  readonly amounts: bigint[]
  count: bigint
}

function talliesFor({ id, fields, sums }: RecordLayout, records: readonly RecordLayout[]): readonly Tally[] {
  const moneyOf = (of: RecordLayout['fields']) =>
    of.filter(([, , , kind]) => isMoney(kind)).map(([name]) => name)
  const own = moneyOf(fields)
  return records
    .filter((added) => sums?.of.includes(added.id))
    .map((added) => {
      const names = moneyOf(added.fields).filter((name) => own.includes(name))
      const amounts = names.map(() => 0n)
      return { total: id, added: added.id, since: sums?.since ?? '', names, amounts, count: 0n }
    })
}

function addTo(tally: Tally, amountOf: (name: string) => Read | FieldSaid): void {
  tally.count += 1n
  for (let at = 0; at < tally.names.length; at++) {
    const amount = amountOf(tally.names[at]!)
    if (typeof amount === 'bigint' && amount !== 0n) tally.amounts[at]! += amount
  }
}

function wrongOf({ totalOf }: Tallies, { record, values, line }: Claim): WrongSum[] {
  return record.fields.flatMap((field): WrongSum[] => {
    const total = totalOf(record, field)
    if (total === undefined) return []
    const said = BigInt((values[field[0]] as string | bigint | undefined) ?? 0n)
    if (total.value === said) return []
    const print = total.rule === 'sum' ? dollars : String
    const message = `${field[0]} says ${print(said)}, and what stands there gives ${print(total.value)}`
    return [{ record: record.id, rule: total.rule, field, line, message }]
  })
}
