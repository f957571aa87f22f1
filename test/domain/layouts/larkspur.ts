import type { Submitter } from '../../../src/domain/layouts/parties.ts'
import type { W2Employer, W2Person } from '../../../src/domain/layouts/w2-facts.ts'
import { type Cents, usd } from '../../../src/kernel/money.ts'

/** Larkspur Trading LLC and its people, as the worked files have them. */
const address = { delivery: '100 Peachtree St NE', city: 'Atlanta', state: 'GA', zip: '30303' }
const contact = { name: 'Ana Reyes', phone: '4045550100', email: 'Payroll@larkspur.example' }

export const submitter: Submitter = {
  ein: '12-3456789',
  name: 'Larkspur Trading LLC',
  address,
  contact,
  userId: 'PURSER01',
  preparer: 'L',
}

export const employer: W2Employer = {
  taxYear: 2025,
  ein: '12-3456789',
  name: 'Larkspur Trading LLC',
  address: { ...address, location: 'Suite 400' },
  contact: { ...contact, email: 'payroll@larkspur.example' },
  kind: 'N',
  employment: 'R',
}

export const person = (
  over: Partial<W2Person>,
  boxes: Readonly<Record<string, string>>,
  codes: Readonly<Record<string, string>> = {},
): W2Person => ({
  id: 'ana',
  ssn: '111-22-3333',
  name: { first: 'Ana', last: 'Reyes' },
  address: { delivery: '12 Elm St', city: 'Decatur', state: 'GA', zip: '30030' },
  boxes: money(boxes),
  codes: money(codes),
  ...over,
})

export const ana = person(
  {
    isInRetirementPlan: true,
    states: [{ state: 'GA', account: '1234567-AB', wages: usd(64_012.95), tax: usd(3_010.91) }],
  },
  { 1: '64012.95', 2: '9927.11', 3: '68248.95', 4: '4231.47', 5: '68248.95', 6: '989.64' },
  { C: '53.95', D: '4236.00', W: '1950.00', DD: '3835.00' },
)

export const bo = person(
  {
    id: 'bo',
    ssn: '222334444',
    name: { first: 'Bo', last: 'Tran' },
    address: { delivery: '500 Spring St Apt 9', city: 'Los Angeles', state: 'CA', zip: '90013' },
    isInRetirementPlan: true,
    states: [{ state: 'CA', account: '123-4567-8', wages: usd(230_880), tax: usd(22_088.43) }],
  },
  { 1: '230880.00', 2: '44144.62', 3: '176100.00', 4: '10918.20', 5: '250380.00', 6: '4083.93' },
  { D: '19500.00', AA: '2600.00', DD: '7800.00' },
)

export const cam = person(
  {
    id: 'cam',
    ssn: '333445555',
    name: { first: 'Cam', last: 'Diaz-Ford' },
    address: { delivery: '88 Court St', city: 'Brooklyn', state: 'NY', zip: '11201' },
  },
  {
    ...{ 1: '21912.00', 2: '303.24', 3: '15912.00', 4: '1358.56', 5: '21912.00', 6: '317.76' },
    ...{ 7: '6000.00', 10: '1800.00' },
  },
)

function money(texts: Readonly<Record<string, string>>): Record<string, Cents> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, usd(text)]))
}
