import { expect, test } from 'vitest'
import { deductionKinds, earningKinds } from '../../../src/domain/pay/elements.ts'
import { garnishmentTypes } from '../../../src/domain/pay/garnishment-fields.ts'
import { spanishName } from '../../../src/domain/statement/names-es.ts'
import { policyTypes } from '../../../src/domain/time/values.ts'
import { filed } from '../../../src/law/engine/shelf.ts'

/** Names that are the same in both languages. */
const SAME = [
  'Medicare',
  'Personal',
  '401(k)',
  '403(b)',
  '457(b)',
  'SIMPLE IRA',
  'Roth 401(k)',
  'Roth 403(b)',
  'Unpaid',
]

const translated = (name: string): boolean =>
  SAME.some((same) => name.endsWith(same)) || spanishName(name) !== name

test('E: every tax has a Spanish name', () => {
  const names = filed.flatMap((law) => ('name' in law && typeof law.name === 'string' ? [law.name] : []))
  expect(names.length).toBeGreaterThan(100)
  expect([...new Set(names)].filter((name) => !translated(name))).toEqual([])
})

test('E: every kind of pay, deduction, order and leave has a Spanish name', () => {
  const kinds = [
    ...Object.keys(earningKinds),
    ...Object.keys(deductionKinds),
    ...garnishmentTypes,
    ...policyTypes,
  ]
  expect(kinds.filter((kind) => !translated(kind))).toEqual([])
})

test('E: a place stays before its tax, and a company’s own word stays as it is', () => {
  expect(spanishName('GA - State Withholding Tax')).toBe('GA - Impuesto estatal sobre la renta')
  expect(spanishName('Forklift')).toBe('Forklift')
})
