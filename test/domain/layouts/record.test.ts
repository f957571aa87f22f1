import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileChecker } from '../../../src/domain/layouts/check.ts'
import type { Read, Said } from '../../../src/domain/layouts/field.ts'
import { decodeRecord, isConstant, recordEncoder } from '../../../src/domain/layouts/record.ts'
import { filed } from '../../../src/law/engine/shelf.ts'
import type { FileLayout, LayoutField, RecordLayout } from '../../../src/law/language/file-layout.ts'

/** Every record of every layout that is on file, once. */
const records = new Map<RecordLayout, FileLayout>()
for (const edition of filed) {
  if (!('table' in edition) || !('records' in edition)) continue
  for (const record of edition.records) if (!records.has(record)) records.set(record, edition)
}

const widthOf = ([, first, last, , , most]: LayoutField) => Math.min(most ?? last - first + 1, 12)
const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`))

/** What a field may be given, with what it must give back. */
function given(field: LayoutField, isFixed: boolean): fc.Arbitrary<readonly [Said | undefined, Read]> {
  const [, , , kind] = field
  const width = widthOf(field)
  if (kind === 'flag' || kind === 'yesNo') return fc.boolean().map((flag) => [flag, flag] as const)
  if (kind === 'text' || kind === 'as is') {
    const words = fc.stringMatching(new RegExp(`^[A-Z0-9]([A-Z0-9.-]{0,${Math.max(width - 2, 0)}})$`))
    return words.map((text) => [text.slice(0, width), text.slice(0, width)] as const)
  }
  if (kind === 'digits' || kind === 'digits or blank') {
    return digits(width).map((text) => [text, isFixed ? text.padStart(fullWidth(field), '0') : text] as const)
  }
  if (typeof kind === 'object') return fc.constant([undefined, ''] as const)
  const most = 10n ** BigInt(isFixed ? width : 9) - 1n
  const whole = kind === 'dollars' ? 100n : 1n
  return fc
    .bigInt({ min: 0n, max: most / whole - 1n })
    .map((cents) => [cents * whole, cents * whole] as const)
}

const fullWidth = ([, first, last]: LayoutField) => last - first + 1

test('what is written is read back, record by record, for every layout on file', () => {
  expect(records.size).toBeGreaterThan(80)
  for (const [record, file] of records) {
    const named = record.fields.filter((field) => field[0] !== '' && isConstant(field) === undefined)
    const values = fc.tuple(...named.map((field) => given(field, file.delimiter === undefined)))
    fc.assert(
      fc.property(values, (drawn) => {
        const said = new Map(named.map(([name], at) => [name, drawn[at]!]))
        const terms = Object.fromEntries([...said].map(([name, [value]]) => [name, () => value]))
        const loose = {
          ...record,
          fields: record.fields.map(([name, first, last, kind, , most]) =>
            most === undefined
              ? ([name, first, last, kind] as const)
              : ([name, first, last, kind, undefined, most] as const),
          ),
        }
        const line = recordEncoder(file, loose, terms, new Map())(undefined).toString('latin1')
        expect(line.endsWith(file.lineEnd)).toBe(true)
        const text = line.slice(0, -file.lineEnd.length)
        if (file.delimiter === undefined) expect(text).toHaveLength(record.width)
        const read = decodeRecord(file, record, text)
        for (const field of named) {
          if (named.filter(([name]) => name === field[0]).length > 1) continue
          expect(read[field[0]], `${record.id} ${field[0]}`).toEqual(said.get(field[0])![1])
        }
        const checker = fileChecker({ ...file, order: record.id, records: [{ ...loose, id: record.id }] })
        expect(checker.line(text).filter(({ rule }) => rule !== 'sum' && rule !== 'count')).toEqual([])
      }),
      { numRuns: 10 },
    )
  }
})
