import { expect, test } from 'vitest'
import type { FiledPerson, Filer } from '../../../../src/domain/filings/files/parties.ts'
import { payeeFilesOf } from '../../../../src/domain/filings/files/payees.ts'
import { day } from '../../../../src/kernel/dates.ts'
import { usd } from '../../../../src/kernel/money.ts'

const address = { delivery: '12 Elm St', city: 'Decatur', state: 'GA', zip: '30030' }
const filer = {
  ...{ ein: '123456789', name: 'Larkspur Trading LLC', address, naics: '', federalForm: '941', facts: {} },
  profile: { signerName: 'Ana Reyes', signerPhone: '404-555-0100', contactEmail: '', irisHeader: '' },
} as unknown as Filer

const person = (over: Partial<FiledPerson> = {}): FiledPerson => ({
  ...{ userId: 'kim', ssn: '222-33-4444', name: { first: 'Kim', last: 'Lee' }, address, birthDate: null },
  ...{ hired: day('2024-01-08'), separated: null, jobTitle: '', hourlyRate: null, facts: {} },
  ...over,
})
const form = { userId: 'kim', lines: { 1: usd(2_500) }, codes: {}, labels: {}, states: [], notes: [] }
const rowOf = (who: FiledPerson) => {
  const batch = { filer, year: 2024, forms: [form], people: new Map([['kim', who]]) }
  const [file] = payeeFilesOf(batch, {})
  expect(file!.said.problems).toEqual([])
  const [head, row] = file!.bytes!.toString().trim().split('\r\n')
  const cells = row!.split(',')
  return Object.fromEntries(head!.split(',').map((name, at) => [name, cells[at]]))
}

test('a contractor is a person by the social security number', () => {
  expect(rowOf(person())).toMatchObject({
    ...{ 'Recipient TIN Type': 'SSN', 'Recipient Taxpayer ID Number': '222334444' },
    ...{ 'Recipient Last Name (Surname)': 'Lee', 'Box 1 - Nonemployee Compensation': '2500.00' },
  })
})

test('or a business by the EIN of its W-9', () => {
  expect(rowOf(person({ business: { name: 'Lee Works LLC', ein: '58-7654321' } }))).toMatchObject({
    ...{ 'Recipient TIN Type': 'EIN', 'Recipient Taxpayer ID Number': '587654321' },
    ...{ 'Recipient Name Type': 'B', 'Recipient Last Name (Surname)': '' },
  })
})
