import { dayOf } from '../../kernel/dates.ts'
import { type Cents, usd } from '../../kernel/money.ts'
import { Secret } from '../../kernel/secret.ts'

/** A worker of the demo company. Made from a number, so that the same seed gives the same people. */
export interface DemoPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly jobTitle: string
  readonly ssn: Secret
  readonly dateOfBirth: Secret
  readonly address: {
    readonly address1: string
    readonly city: string
    readonly state: string
    readonly zipcode: string
  }
  readonly wage: {
    readonly rate: Cents
    readonly basis: 'Per Year'
    readonly employeeType: string
  }
  readonly filingStatus: 'Single' | 'Married' | 'Head of Household'
  readonly dependents: number
  readonly accountNumber: Secret
}

// biome-ignore format: lists to be read as blocks
const FIRST = ['Avery', 'Blair', 'Casey', 'Devon', 'Ellis', 'Finley', 'Gray', 'Harper', 'Indigo', 'Jordan', 'Kendall', 'Logan'] as const
// biome-ignore format: lists to be read as blocks
const LAST = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fern', 'Hazel', 'Juniper', 'Linden', 'Maple', 'Oakes', 'Rowan', 'Willow', 'Yew'] as const

const PLACES = [
  { address1: '1 Market Street', city: 'San Francisco', state: 'CA', zipcode: '94105' },
  { address1: '20 Broadway', city: 'New York', state: 'NY', zipcode: '10004' },
  { address1: '300 Peachtree Street', city: 'Atlanta', state: 'GA', zipcode: '30308' },
  { address1: '400 Congress Avenue', city: 'Austin', state: 'TX', zipcode: '78701' },
] as const

/** The states that the demo company is registered in. */
export const demoStates = PLACES.map(({ state }) => state)

/** All salaried: a demo can be paid at once, period after period, without anyone entering hours. */
const JOBS = [
  { jobTitle: 'Engineer', basis: 'Per Year', employeeType: 'Salary/No overtime', from: 84_000, step: 1_250 },
  {
    jobTitle: 'Baker',
    basis: 'Per Year',
    employeeType: 'Salary/Eligible for overtime',
    from: 45_760,
    step: 2_080,
  },
  {
    jobTitle: 'Accountant',
    basis: 'Per Year',
    employeeType: 'Salary/Eligible for overtime',
    from: 62_000,
    step: 900,
  },
] as const

const STATUSES = ['Single', 'Married', 'Head of Household'] as const

export function demoPerson(index: number): DemoPerson {
  const job = JOBS[index % 3 === 1 && index % 2 === 1 ? 1 : index % 2 === 0 ? 0 : 2]!
  const firstName = FIRST[index % FIRST.length]!
  const lastName = LAST[index % LAST.length]!
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index}@demo.example`.toLowerCase(),
    jobTitle: job.jobTitle,
    ssn: demoSsn(index),
    dateOfBirth: new Secret(dayOf(1962 + (index % 40), 1 + (index % 12), 1 + (index % 28))),
    address: PLACES[index % PLACES.length]!,
    wage: { rate: usd(job.from + job.step * (index % 20)), basis: job.basis, employeeType: job.employeeType },
    filingStatus: STATUSES[index % STATUSES.length]!,
    dependents: index % 4 === 0 ? 2 : 0,
    accountNumber: new Secret(String(7_000_000_000 + index * 10_000 + 1234 + (index % 5000))),
  }
}

/** Never issued areas are avoided, and endings that mean something in the sandbox. */
function demoSsn(index: number): Secret {
  const serial = 1000 + (index % 8999)
  const group = 10 + (Math.floor(index / 8999) % 89)
  return new Secret(`219${group}${serial}`)
}
