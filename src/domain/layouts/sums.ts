import { dollars } from '../../kernel/money.ts'
import type { FileLayout, LayoutField, RecordLayout } from '../../law/language/file-layout.ts'
import { isMoney, type Read, type Said } from './field.ts'

/** Records counted and added up for every record of totals, each from the start of its group. */
export interface Tallies {
  readonly add: (record: RecordLayout, amountOf: (name: string) => Read | Said) => void
  /** What a field of totals must hold; undefined where it is no count and no sum. */
  readonly totalOf: (record: RecordLayout, field: LayoutField) => Total | undefined
}

interface Total {
  readonly rule: 'count' | 'sum'
  readonly value: bigint
}

export function talliesOf({ records }: FileLayout): Tallies {
  const totals = records.filter(({ sums }) => sums !== undefined)
  const tallies = new Map<string, Tally>()
  return {
    add(record, amountOf) {
      for (const { id, sums } of totals) {
        if (sums!.since === record.id) for (const added of sums!.of) tallies.delete(`${id} ${added}`)
        if (!sums!.of.includes(record.id)) continue
        const key = `${id} ${record.id}`
        const tally = tallies.get(key) ?? { count: 0n, amounts: new Map() }
        tallies.set(key, tally)
        addTo(tally, record, amountOf)
      }
    },
    totalOf(record, field) {
      const of = record.sums?.of ?? []
      const counted = countedBy(field[0])
      if (counted !== undefined && of.includes(counted)) {
        return { rule: 'count', value: tallies.get(`${record.id} ${counted}`)?.count ?? 0n }
      }
      const added = records.filter(({ id }) => of.includes(id))
      if (!isMoney(field[3]) || !added.some((each) => hasMoney(each, field[0]))) return undefined
      const sum = (all: bigint, { id }: RecordLayout) =>
        all + (tallies.get(`${record.id} ${id}`)?.amounts.get(field[0]) ?? 0n)
      return { rule: 'sum', value: added.reduce(sum, 0n) }
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

interface Tally {
  count: bigint
  readonly amounts: Map<string, bigint>
}

/** `number of RW records` → RW. */
const countedBy = (name: string): string | undefined => /^number of (\S+) records$/.exec(name)?.[1]

const hasMoney = ({ fields }: RecordLayout, wanted: string): boolean =>
  fields.some(([name, , , kind]) => name === wanted && isMoney(kind))

function addTo(tally: Tally, { fields }: RecordLayout, amountOf: (name: string) => Read | Said): void {
  tally.count += 1n
  for (const [name, , , kind] of fields) {
    if (name === '' || !isMoney(kind)) continue
    const amount = amountOf(name)
    if (typeof amount === 'bigint') tally.amounts.set(name, (tally.amounts.get(name) ?? 0n) + amount)
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
