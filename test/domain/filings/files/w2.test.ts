import { expect, test } from 'vitest'
import type { FiledPerson, Filer } from '../../../../src/domain/filings/files/parties.ts'
import { w2FileOf } from '../../../../src/domain/filings/files/w2.ts'
import type { PersonForm } from '../../../../src/domain/filings/w2.ts'
import { day } from '../../../../src/kernel/dates.ts'
import { usd } from '../../../../src/kernel/money.ts'

const address = { delivery: '100 Peachtree St NE', city: 'Atlanta', state: 'GA', zip: '30303' }

const filer: Filer = {
  ein: '123456789',
  name: 'Larkspur Trading LLC',
  address,
  naics: '',
  federalForm: '941',
  facts: {},
  profile: {
    signerName: 'Ana Reyes',
    signerTitle: 'Owner',
    signerPhone: '404-555-0100',
    designeeName: '',
    designeePhone: '',
    reportingAgentFrom: null,
    isSeasonal: false,
    finalPayDate: null,
    recordsKeeper: '',
    kindOfEmployer: 'None apply',
    isFarm: false,
    bsoUserId: 'PURSER01',
    contactEmail: 'payroll@larkspur.example',
    irisHeader: '',
  },
}

const ana: FiledPerson = {
  userId: 'ana',
  ssn: '111-22-3333',
  name: { first: 'Ana', last: 'Reyes' },
  address,
  birthDate: null,
  hired: day('2025-01-06'),
  separated: null,
  jobTitle: '',
  hourlyRate: null,
  facts: {},
}

const form = (over: Partial<PersonForm> = {}): PersonForm => ({
  userId: 'ana',
  lines: {
    ...{ 1: usd(64_012.95), 2: usd(9_927.11), 3: usd(68_248.95), 4: usd(4_231.47) },
    ...{ 5: usd(68_248.95), 6: usd(989.64), '13b': 'X' },
  },
  codes: { D: usd(4_236) },
  labels: {},
  states: [
    ...['NYC', 'YON'].map((locality, at) => ({
      ...{ state: 'NY', account: '123456789', locality, localWages: usd(100), localTax: usd(1) },
      ...{ wages: usd(at === 0 ? 500 : 0), tax: usd(at === 0 ? 20 : 0) },
    })),
  ],
  notes: [],
  ...over,
})

const made = (given: { year?: number; filer?: Filer; form?: PersonForm; ssn?: string } = {}) =>
  w2FileOf(
    {
      filer: given.filer ?? filer,
      year: given.year ?? 2025,
      forms: [given.form ?? form()],
      people: new Map([['ana', { ...ana, ssn: given.ssn ?? ana.ssn }]]),
    },
    'US',
    {},
  )

test('a file is written by the edition of its year and read back before anybody gets it', () => {
  const { bytes, said } = made()
  expect(said).toMatchObject({ name: 'EFW2-2025.txt', layout: 'US@2024-01-01#1', problems: [] })
  const lines = bytes!.toString('latin1').split('\r\n')
  expect(lines.map((line) => line.slice(0, 2))).toEqual(['RA', 'RE', 'RW', 'RT', 'RF', ''])
  // Box 1 of RW at 188-198, and the retirement plan at 489.
  expect(lines[2]!.slice(187, 198)).toBe('00006401295')
})

test('past the last checked day production refuses the layout', () => {
  const { bytes, said } = made({ year: 2026 })
  expect(bytes).toBeNull()
  expect(said.problems).toMatchObject([
    { rule: 'layout', level: 'reject', message: expect.stringContaining('checked through 2025-12-31') },
  ])
})

test.each([
  [
    'without a user id',
    { filer: { ...filer, profile: { ...filer.profile, bsoUserId: '' } } },
    'RA',
    '12-19',
    'adminPortal/updateFilingProfile',
  ],
  [
    'with an EIN that nobody has',
    { filer: { ...filer, ein: '003456789' } },
    'RE',
    '8-16',
    'companyOnboarding/updateKybInformation',
  ],
  [
    'with more social security wages than Medicare wages',
    { form: form({ lines: { 3: usd(10), 5: usd(5) } }) },
    'RW',
    '232-242',
    'adminPortal/prepareFiling',
  ],
])('%s it is kept back, with record, position and what mends it', (_, given, record, place, operation) => {
  const { bytes, said } = made(given)
  expect(bytes).toBeNull()
  expect(said.problems[0]).toMatchObject({ record, place, operation, level: 'reject' })
})

test('a number that is none of Social Security is zeros, and the worker is named', () => {
  const { bytes, said } = made({ ssn: '900-70-0000' })
  expect(bytes!.toString('latin1').split('\r\n')[2]!.slice(2, 11)).toBe('000000000')
  expect(said.problems).toMatchObject([
    { rule: 'SSN', level: 'warn', userId: 'ana', operation: 'userOnboarding/addKycInformation' },
  ])
})
