import { expect, test } from 'vitest'
import { leaveBeyond } from '../../../src/domain/payroll/leave-beyond.ts'
import type { GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { at, period, person } from './people.ts'

const salary = {
  wages: [{ ...at(0), rate: usd(52_000), basis: 'Per Year', employeeType: 'Salary/No overtime' }],
} as const
const off = (hours: number, paid: boolean) => ({ type: 'PTO', hours, paid })
const told = (leave: string, held: string, over: string) =>
  `has ${leave} hours of leave in a period of ${held} hours of work: the ${over} hours beyond it change nothing in this pay`

test.each<[string, GivenFacts, Partial<PersonFacts>, string | undefined]>([
  ['no leave', {}, salary, undefined],
  ['as many as the period has', { unpaidHours: 8000 }, salary, undefined],
  ['one hundredth more', { unpaidHours: 8001 }, salary, told('80.01', '80.00', '0.01')],
  [
    'unpaid and paid together',
    { unpaidHours: 4000, leave: [off(4800, true)] },
    salary,
    told('88.00', '80.00', '8.00'),
  ],
  ['by a request', { leave: [off(9600, false)] }, salary, told('96.00', '80.00', '16.00')],
  [
    'of the days after joining only',
    { unpaidHours: 4001 },
    { ...salary, dateOfJoin: day('2026-06-08') },
    told('40.01', '40.00', '0.01'),
  ],
  ['of hours that were sent', { hours: 3000, unpaidHours: 3200 }, {}, told('32.00', '30.00', '2.00')],
  ['beside the hours', { hours: 3000, leave: [off(4000, true)] }, {}, undefined],
  ['no hours to take from', { unpaidHours: 800 }, {}, undefined],
])('leave beyond the period: %s', (_, given, more, expected) => {
  expect(leaveBeyond(person(given, more), period)?.words).toBe(expected)
})
