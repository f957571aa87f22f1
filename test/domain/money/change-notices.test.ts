import { expect, test } from 'vitest'
import { changeAddenda, entryDetail } from '../../../src/domain/money/ach/records.ts'
import { changeOf, readChanges } from '../../../src/domain/money/change-notices.ts'
import { encode } from '../../../src/kernel/layout.ts'

test.each<[string, string, object]>([
  // code, corrected data as Nacha lays it out, what it asks for
  ['C01', '1918171614', { accountNumber: '1918171614' }],
  ['C02', '021000021', { routingNumber: '021000021' }],
  ['C03', '021000021   9988776655', { routingNumber: '021000021', accountNumber: '9988776655' }],
  ['C05', '32', { accountType: 'savings' }],
  ['C05', '27', { accountType: 'checking' }],
  ['C06', '1918171614          22', { accountNumber: '1918171614', accountType: 'checking' }],
  [
    'C07',
    '0210000219988776655       37',
    { routingNumber: '021000021', accountNumber: '9988776655', accountType: 'savings' },
  ],
])('D: %s asks for what it says', (code, corrected, correction) => {
  expect(changeOf({ code, corrected: corrected.padEnd(29) })).toMatchObject({
    outcome: 'applied',
    correction,
  })
})

test.each<[string, string, string]>([
  ['C02', '021000022', 'C02 refused: C65 Incorrectly Formatted Corrected Data, the routing number'],
  ['C01', '', 'C01 refused: C65 Incorrectly Formatted Corrected Data, the account number'],
  ['C05', '52', 'C05 refused: C69 Incorrect Transaction Code'],
])('D: %s with %s is refused, and the code says why', (code, corrected, reason) => {
  expect(changeOf({ code, corrected: corrected.padEnd(29) })).toEqual({ outcome: 'refused', reason })
})

test('what no account has is noted', () => {
  expect(changeOf({ code: 'C04', corrected: 'ADA BROWN'.padEnd(29) })).toEqual({
    outcome: 'noted',
    reason: 'C04 Incorrect Individual Name',
  })
  expect(changeOf({ code: 'C14', corrected: ''.padEnd(29) })).toEqual({
    outcome: 'noted',
    reason: 'C14 Notification of change',
  })
})

test('notifications are read out of a file; other lines are passed over', () => {
  const entry = encode(entryDetail, {
    transactionCode: 21,
    routing: '021000021',
    individualId: 'REF',
    trace: 1,
  })
  const addenda = encode(changeAddenda, { code: 'C01', corrected: '1918171614', trace: 1 })
  expect(readChanges(`6garbage\n${entry}\n${addenda}\n${addenda}`)).toEqual([
    { code: 'C01', individualId: 'REF', corrected: '1918171614'.padEnd(29) },
  ])
})
