import { expect, test } from 'vitest'
import { orderAddenda, type PaidOrder } from '../../../src/domain/money/order-addenda.ts'
import { day } from '../../../src/kernel/dates.ts'

const order = (garnishmentType: string, fields: Record<string, string>, more: Partial<PaidOrder> = {}) =>
  orderAddenda({
    garnishmentType,
    fields,
    amount: 14_251n,
    payDate: day('2026-06-18'),
    lastName: 'Doe',
    firstName: 'John',
    ssn: '123-45-6789',
    isTerminated: false,
    ...more,
  })

test.each<[string, Record<string, string>, string]>([
  [
    'Child Support',
    { 'Case Number': 'CS-1', 'FIPS Code': '13121' },
    'DED*CS*CS-1*260618*14251*123456789*N*DOE JOHN*13121\\',
  ],
  ['Student Loan', { 'Account Number': 'A-100200300' }, 'RMR*11*A-100200300**142.51\\'],
  ['Federal Agency Debt', { 'Account Number': 'F-7' }, 'RMR*11*F-7**142.51\\'],
  ['Creditor', { 'Case Number': '26-CV-1042' }, 'RMR*3H*26-CV-1042**142.51\\'],
  ['State Tax Levy', { 'Case Number': 'L-9' }, 'RMR*3H*L-9**142.51\\'],
  ['Bankruptcy', { 'Case Number': '26-10042' }, 'RMR*3H*26-10042**142.51\\'],
  ['Federal Tax Levy', {}, 'RMR*SY*123456789**142.51\\'],
])('D: a payment for %s says which case it is for', (type, fields, addenda) => {
  expect(order(type, fields)).toBe(addenda)
})

test('D: support of a worker who has left says so', () => {
  const left = order('Child Support', { 'Case Number': 'CS-1', 'FIPS Code': '13121' }, { isTerminated: true })
  expect(left).toBe('DED*CS*CS-1*260618*14251*123456789*N*DOE JOHN*13121*Y\\')
})

test('a long last name is cut to seven letters, with three of the first', () => {
  const name = { lastName: 'Anderson', firstName: 'Mary' }
  expect(order('Child Support', { 'Case Number': 'CS-1' }, name)).toContain('*ANDERSOMAR*')
})
