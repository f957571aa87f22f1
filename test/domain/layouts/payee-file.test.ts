import { expect, test } from 'vitest'
import { type NecPayee, payeeFiles, payeeLayout } from '../../../src/domain/layouts/payee-file.ts'
import { usd } from '../../../src/kernel/money.ts'
import { submitter } from './larkspur.ts'

const payer = (taxYear: number) => ({
  ...{ taxYear, ein: submitter.ein, name: submitter.name, address: submitter.address },
  contact: { phone: submitter.contact.phone },
})

const dale: NecPayee = {
  id: 'dale',
  tin: { kind: 'SSN', number: '555-66-7788' },
  name: { first: 'Dale', last: 'Fox' },
  address: { delivery: '3 Mill Rd', city: 'Rome', state: 'GA', zip: '30161' },
  account: 'C-0001',
  compensation: usd(4_800),
  backupWithholding: usd(1_152),
}

const rowsOf = (file: Buffer) =>
  file
    .toString()
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','))

test('a person with backup withholding, tax year 2024', () => {
  const { files } = payeeFiles(payer(2024), [dale])
  const [head, row] = rowsOf(files[0]!)
  expect(head).toHaveLength(54)
  expect(row).toEqual([
    ...['1099-NEC', '2024', 'EIN', '123456789', 'B', 'Larkspur Trading LLC', '', '', '', '', '', 'US'],
    ...['100 Peachtree St NE', '', 'Atlanta', 'GA', '30303', 'D', '4045550100', '', 'SSN', '555667788', 'I'],
    ...['', '', 'Dale', '', 'Fox', '', 'US', '3 Mill Rd', '', 'Rome', 'GA', '30161', '', 'C-0001', 'N'],
    ...['4800.00', 'N', '1152.00', 'N', '', '', '', '', '', '', '', '', '', '', '', ''],
  ])
})

test('a business, two states, no comma inside a value', () => {
  const acme = {
    ...dale,
    tin: { kind: 'EIN', number: '98-7654321' },
    name: { business: 'Acme, "Inc"' },
    states: [
      { state: 'GA', payerNumber: '1234567AB', income: usd(3_000), tax: usd(100) },
      { state: 'AL', income: usd(1_800) },
    ],
  } as const
  const [, row] = rowsOf(payeeFiles(payer(2024), [acme]).files[0]!)
  expect(row!.slice(20, 24)).toEqual(['EIN', '987654321', 'B', 'Acme Inc'])
  expect(row!.slice(42)).toEqual([
    'GA',
    '100.00',
    '1234567AB',
    '3000.00',
    '',
    '',
    'AL',
    '',
    '',
    '1800.00',
    '',
    '',
  ])
})

test('a hundred forms a file', () => {
  const { files, result } = payeeFiles(payer(2024), Array(101).fill(dale))
  expect(files.map((file) => rowsOf(file).length)).toEqual([101, 2])
  expect(result.records).toEqual({ row: 101 })
})

test('from 2025 the header row of the template leads, and must be known', () => {
  expect(() => payeeFiles(payer(2025), [dale])).toThrow('Load the header row of the IRIS template for 2025')
  const names = payeeLayout(2025, { allowProvisional: true }).law.records[0]!.fields.map(([name]) => name)
  const header = names.toReversed()
  const [head, row] = rowsOf(payeeFiles(payer(2025), [dale], { header }).files[0]!)
  expect(head).toEqual(header)
  expect(row!.at(-1)).toBe('1099-NEC')
  expect(() => payeeFiles(payer(2025), [dale], { header: [...header.slice(1), 'Corrected'] })).toThrow(
    'unknown: Corrected; missing: State 2 - Special Data Entries',
  )
})

test('2026: production refuses; a trial names tips, occupations and overtime', () => {
  const tipped = { ...dale, tips: usd(10), overtime: usd(5), occupations: ['101'] }
  expect(() => payeeFiles(payer(2026), [tipped])).toThrow('checked through 2025-12-31')
  const { result } = payeeFiles(payer(2026), [tipped], { allowProvisional: true })
  expect(result.unsaid.map(({ what }) => what)).toEqual(['1b', '1c', '1d'])
})
