import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileChecker } from '../../../src/domain/layouts/check.ts'
import type { FieldSaid, Read } from '../../../src/domain/layouts/field.ts'
import { decodeRecord, isConstant, recordEncoder } from '../../../src/domain/layouts/record.ts'
import { filed } from '../../../src/law/engine/shelf.ts'
import type { FileLayout, LayoutField, RecordLayout } from '../../../src/law/language/file-layout.ts'

/** Every record of every layout that is on file, once. */
const records = new Map<RecordLayout, FileLayout>()
for (const edition of filed) {
  if (!('table' in edition) || !('records' in edition)) continue
  for (const record of edition.records) if (!records.has(record)) records.set(record, edition)
}

/** What a field is given for a number that was drawn, and what it must give back. */
function sample(field: LayoutField, drawn: number, isFixed: boolean): readonly [FieldSaid | undefined, Read] {
  const [, first, last, kind, , most = 12] = field
  const width = isFixed ? last - first + 1 : Math.min(most, 12)
  const digits = String(drawn).slice(0, width)
  if (kind === 'flag' || kind === 'yesNo') return [drawn % 2 === 0, drawn % 2 === 0]
  if (kind === 'text' || kind === 'as is') {
    const text = `${drawn.toString(36).toUpperCase()} O'X-Y`.slice(0, width).trimEnd()
    return [text, text]
  }
  if (kind === 'digits' || kind === 'digits or blank') {
    return [digits, isFixed ? digits.padStart(width, '0') : digits]
  }
  // A day and a rate have tests of their own; nothing said is blank.
  if (typeof kind === 'object') return [undefined, '']
  const cents = BigInt(kind === 'dollars' ? `${String(drawn).slice(0, width - 2)}00` : digits)
  return [cents, cents]
}

test('what is written is read back and found right, record by record, for every layout on file', () => {
  expect(records.size).toBeGreaterThan(80)
  for (const [record, file] of records) proveRoundTrip(file, record)
})

function proveRoundTrip(file: FileLayout, record: RecordLayout): void {
  const isFixed = file.delimiter === undefined
  const named = record.fields.filter((field) => field[0] !== '' && isConstant(field) === undefined)
  // A word that stands twice is the same twice; where the places differ, the longer one would be cut.
  const once = named.filter(([name]) => named.filter(([other]) => other === name).length === 1)
  const optional = record.fields.map(
    ([name, first, last, kind, , most]): LayoutField =>
      most === undefined ? [name, first, last, kind] : [name, first, last, kind, undefined, most],
  )
  const loose = { ...record, fields: optional }
  const checkable = { ...file, order: record.id, records: [loose] }
  const draws = fc.array(fc.nat(2 ** 31 - 1), { minLength: named.length, maxLength: named.length })
  fc.assert(
    fc.property(draws, (drawn) => {
      const samples = new Map(once.map((field, at) => [field[0], sample(field, drawn[at]!, isFixed)]))
      const terms = Object.fromEntries(named.map(([name]) => [name, () => samples.get(name)?.[0]]))
      const line = recordEncoder(file, loose, terms, new Map())(undefined).toString('latin1')
      const text = line.slice(0, -file.lineEnd.length)
      const wanted = Object.fromEntries([...samples].map(([name, [, read]]) => [name, read]))
      expect(line.endsWith(file.lineEnd)).toBe(true)
      expect(decodeRecord(file, record, text), record.id).toMatchObject(wanted)
      const wrong = fileChecker(checkable).line(text)
      expect(wrong.filter(({ rule }) => rule !== 'sum' && rule !== 'count')).toEqual([])
    }),
    { numRuns: 4 },
  )
}
