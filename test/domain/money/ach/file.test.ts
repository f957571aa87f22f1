import { expect, test } from 'vitest'
import { supportAddenda, taxAddenda } from '../../../../src/domain/money/ach/addenda.ts'
import {
  type AchEntry,
  type AchFile,
  encodeFile,
  fileModifier,
} from '../../../../src/domain/money/ach/file.ts'
import {
  batchControl,
  entryDetail,
  fileControl,
  returnAddenda,
} from '../../../../src/domain/money/ach/records.ts'
import { readReturns, returnOf } from '../../../../src/domain/money/ach/returns.ts'
import { day } from '../../../../src/kernel/dates.ts'
import { decode, encode, layout } from '../../../../src/kernel/layout.ts'

const pay = (over: Partial<AchEntry> = {}): AchEntry => ({
  direction: 'credit',
  accountType: 'checking',
  routingNumber: '231380104',
  accountNumber: '12345678',
  amount: 123456n,
  individualId: 'EMP001',
  name: 'Ada Lovelace',
  ...over,
})

const file = (entries: readonly AchEntry[]): AchFile => ({
  bank: {
    routingNumber: '121042882',
    name: 'Wells Fargo Bank',
    originId: '1123456789',
    originName: 'Acme Payroll LLC',
  },
  companyName: 'Acme Payroll LLC',
  companyId: '1123456789',
  createdOn: day('2026-11-13'),
  createdAt: '0900',
  modifier: 'A',
  reference: '',
  batches: [{ entryClass: 'PPD', description: 'PAYROLL', effectiveDate: day('2026-11-17'), entries }],
})

const textOf = (of: AchFile): string => encodeFile(of).bytes.toString('latin1')

const savings = pay({
  accountType: 'savings',
  routingNumber: '021000021',
  accountNumber: '987654321',
  amount: 98765n,
  individualId: 'EMP002',
  name: 'Grace Hopper',
})

test('the printed sample: two credits, hash 23138010 + 02100002, 1,234.56 + 987.65', () => {
  const { bytes, hash, credits, debits, entries } = encodeFile(file([pay(), savings]))
  const text = bytes.toString('latin1')
  const lines = text.trimEnd().split('\n')
  expect(lines.map((line) => line.length)).toEqual(Array(10).fill(94))
  expect(lines[0]).toBe(
    '101 12104288211234567892611130900A094101WELLS FARGO BANK       ACME PAYROLL LLC               ',
  )
  expect(lines[1]).toBe(
    '5220ACME PAYROLL LLC                    1123456789PPDPAYROLL         261117   1121042880000001',
  )
  expect(lines[2]).toBe(
    '62223138010412345678         0000123456EMP001         ADA LOVELACE            0121042880000001',
  )
  expect(lines[3]).toBe(
    '632021000021987654321        0000098765EMP002         GRACE HOPPER            0121042880000002',
  )
  expect(lines[4]).toBe(
    '822000000200252380120000000000000000002222211123456789                         121042880000001',
  )
  expect(lines[5]).toBe(`9000001000001000000020025238012000000000000000000222221${' '.repeat(39)}`)
  expect(lines.slice(6)).toEqual(Array(4).fill('9'.repeat(94)))
  expect({ hash, credits, debits, entries }).toEqual({
    hash: '0025238012',
    credits: 222221n,
    debits: 0n,
    entries: 2,
  })
})

test('debits are class 225, both are 200; an addenda counts as an entry of the batch', () => {
  const debit = pay({ direction: 'debit' })
  expect(textOf(file([debit]))).toContain('\n5225')
  expect(textOf(file([debit, pay()]))).toContain('\n5200')
  const withAddenda = textOf(file([pay({ addenda: 'DED*CS*1\\' })]))
  const control = withAddenda.split('\n').find((line) => line.startsWith('8'))!
  expect(decode(batchControl, control).entries).toBe('000002')
  expect(withAddenda.split('\n')[3]).toMatch(/^705DED\*CS\*1\\ +00010000001$/)
})

test('what is written is read again, and a file control agrees with its entries', () => {
  const { bytes, credits } = encodeFile(file([pay(), savings]))
  const lines = bytes.toString('latin1').split('\n')
  const entries = lines.filter((line) => line.startsWith('6')).map((line) => decode(entryDetail, line))
  expect(entries.map(({ account, amount }) => [account, BigInt(amount)])).toEqual([
    ['12345678', 123456n],
    ['987654321', 98765n],
  ])
  const control = decode(fileControl, lines.find((line) => /^9000/.test(line))!)
  expect(BigInt(control.credits)).toBe(credits)
})

test('a value that does not fit is an error, not a shifted column', () => {
  expect(decode(entryDetail, encode(entryDetail, { amount: 9_999_999_999n })).amount).toBe('9999999999')
  expect(() => encode(entryDetail, { amount: 10_000_000_000n })).toThrow('amount does not fit: 11 digits')
  expect(() => encode(entryDetail, { amount: -1n })).toThrow('amount does not fit')
  expect(() => encode(entryDetail, { routing: '12a' })).toThrow('routing does not fit')
  expect(() => layout('short', 94, [['a', 1, 93, 'text']])).toThrow('is 93 wide')
  expect(() =>
    layout('gap', 94, [
      ['a', 1, 10, 'text'],
      ['b', 12, 94, 'text'],
    ]),
  ).toThrow('begins at 12')
})

test('names leave as the network can carry them', () => {
  expect(textOf(file([pay({ name: 'Zoë Müller 李' })]))).toContain('ZOE MULLER  ')
})

test('addenda of support and tax', () => {
  expect(
    supportAddenda({
      caseId: 'CASE123456',
      payDate: day('2026-11-17'),
      amount: 15000n,
      ssn: '123-45-6789',
      name: 'Doe John',
      fips: '5100000',
    }),
  ).toBe('DED*CS*CASE123456*261117*15000*123456789*N*DOE JOHN*5100000\\')
  expect(
    taxAddenda({
      taxpayerId: '12-3456789',
      taxCode: '94105',
      periodEnd: day('2026-12-01'),
      amounts: [
        { type: '1', amount: 124000n },
        { type: '2', amount: 29000n },
        { type: '3', amount: 85000n },
      ],
    }),
  ).toBe('TXP*123456789*94105*261201*1*124000*2*29000*3*85000\\')
})

test('a returned entry is read with its code, trace, our own reference and amount', () => {
  const entry = encode(entryDetail, {
    transactionCode: 26,
    routing: '231380104',
    amount: 123456n,
    individualId: '8000000000000A1',
    trace: '231380100000001',
  })
  const addenda = encode(returnAddenda, {
    code: 'R01',
    originalTrace: '121042880000001',
    trace: '231380100000001',
  })
  expect(readReturns(`${entry}\n${addenda}\n`)).toEqual([
    { code: 'R01', originalTrace: '121042880000001', individualId: '8000000000000A1', amount: 123456n },
  ])
})

test('a file without line ends, a notification of change and lines that are no record hold nothing up', () => {
  const entry = encode(entryDetail, { transactionCode: 21, amount: 100n, individualId: 'A1', trace: '1' })
  const addenda = encode(returnAddenda, { code: 'R77', originalTrace: '121042880000001', trace: '1' })
  const change = addenda.replace('799R77', '798C01')
  const wanted = { code: 'R77', originalTrace: '121042880000001', individualId: 'A1', amount: 100n }
  expect(readReturns([entry, addenda].join(''))).toEqual([wanted])
  expect(readReturns([entry, change, '6', '799R01', 'x', entry, addenda].join('\r\n'))).toEqual([wanted])
  // Not in our table, and yet the money is back: it is taken as final.
  expect(returnOf('R77')).toEqual({ means: 'Returned', next: 'stop' })
})

test.each([
  // of the day   field 7
  [1, 'A'],
  [2, 'B'],
  [26, 'Z'],
  [27, '0'],
  [36, '9'],
  [37, 'A'],
  [72, '9'],
  [73, 'A'],
])('file %i of a day is told by %s', (dayNumber, modifier) => {
  expect(fileModifier(dayNumber)).toBe(modifier)
})
