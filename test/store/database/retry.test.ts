import { expect, test } from 'vitest'
import { constraintOf, declaredFor } from '../../../src/store/database/retry.ts'

test.each([
  // as an error names it          as the schema does
  ['labor_unit_named', 'labor_unit_named'],
  ['labor_unit_named_102038', 'labor_unit_named'],
  ['worker_w9_ein_1020389', 'worker_w9_ein'],
  ['form_1099', 'form_1099'],
  [undefined, undefined],
])('%s is the constraint %s', (constraint, named) => {
  expect(constraintOf(Object.assign(new Error('conflict'), { constraint }))).toBe(named)
})

test('where only the words name it, they are read', () => {
  const told = new Error('duplicate key value violates unique constraint "worker_w9_ein_102141"')
  expect(constraintOf(told)).toBe('worker_w9_ein')
})

test.each([
  // as an error names it                                             what is declared for it
  ['filing_company_id_form_jurisdiction_period_begin_sequence_key', 'there'],
  ['filing_company_id_form_jurisdiction_period_begi_9f1893b2_102309', 'there'],
  ['filing_company_id_form_jurisdiction_period_other_9f1893b2_102309', undefined],
  ['filing_9f1893b2', undefined],
])('%s has %s declared for it', (constraint, refusal) => {
  const declared = { filing_company_id_form_jurisdiction_period_begin_sequence_key: 'there' }
  expect(declaredFor(declared, Object.assign(new Error('conflict'), { constraint }))).toBe(refusal)
})
