import { expect, test } from 'vitest'
import { encodeFile } from '../../../../src/domain/money/ach/file.ts'
import { readFile } from '../../../../src/domain/money/ach/read-file.ts'
import { day } from '../../../../src/kernel/dates.ts'

const { bytes } = encodeFile({
  bank: { routingNumber: '121042882', name: 'Bank', originId: '1123456789', originName: 'Acme' },
  companyName: 'Acme',
  companyId: '1123456789',
  createdOn: day('2026-11-13'),
  createdAt: '0900',
  modifier: 'A',
  reference: '',
  batches: [
    {
      entryClass: 'CCD',
      description: 'TAXPAYMENT',
      effectiveDate: day('2026-11-17'),
      entries: [
        {
          direction: 'credit',
          accountType: 'checking',
          routingNumber: '231380104',
          accountNumber: '12345678',
          amount: 123_456n,
          individualId: 'REF1',
          name: 'State',
          addenda: 'TXP*1\\',
        },
        {
          direction: 'debit',
          accountType: 'savings',
          routingNumber: '021000021',
          accountNumber: '987',
          amount: 123_456n,
          individualId: 'OFFSET',
          name: 'Acme',
        },
      ],
    },
  ],
})
const text = bytes.toString('latin1')

test('D: what was written is read back by the same layouts', () => {
  const { batches, debits, credits } = readFile(text)
  expect({ debits, credits }).toEqual({ debits: 123_456n, credits: 123_456n })
  expect(batches[0]!.header).toMatchObject({
    entryClass: 'CCD',
    description: 'TAXPAYMENT',
    effectiveDate: '261117',
  })
  expect(batches[0]!.entries).toMatchObject([
    {
      direction: 'credit',
      accountType: 'checking',
      amount: 123_456n,
      individualId: 'REF1',
      addenda: ['TXP*1\\'],
    },
    { direction: 'debit', accountType: 'savings', account: '987', addenda: [] },
  ])
})

test('a file that does not add up is not read', () => {
  expect(() => readFile(text.replace('0000123456REF1', '0000123457REF1'))).toThrow('batch 0000001 says')
  expect(() => readFile(text.slice(0, -96))).toThrow('the file is not blocked')
})
