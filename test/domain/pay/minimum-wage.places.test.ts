import { expect, test } from 'vitest'
import { wageFloor } from '../../../src/domain/pay/minimum-wage.ts'
import { earningsOf } from '../../../src/domain/payroll/earnings.ts'
import { payDoubts } from '../../../src/domain/payroll/pay-doubts.ts'
import { day } from '../../../src/kernel/dates.ts'
import { at, period, person } from '../payroll/people.ts'

test('the highest of the nation’s, the state’s and the city’s wage is owed', () => {
  const floor = (state: string, city: string) => wageFloor({ state, city }, day('2026-06-14'))!
  expect(floor('CO', 'Denver')).toMatchObject({ hourly: 1929n, cashMills: 16_270n, place: 'Denver' })
  expect(floor('CO', 'Pueblo')).not.toHaveProperty('place')
  expect(floor('AZ', 'Flagstaff').cashMills).toBeNull() // no tip credit since 2026
})

test('pay below a city’s wage is told with the shortfall', () => {
  const paid = (rate: number) => {
    const worker = person({ hours: 8000 }, { work: { state: 'CO', city: 'Denver' }, wages: [at(rate)] })
    const { earnings, overtime } = earningsOf(worker, period)
    return payDoubts({ person: worker, period, earnings, overtime })
  }
  // 80 × (19.29 − 18.00)
  expect(paid(18)[0]?.words).toMatch(
    /^is owed 103\.20 more: 1440\.00 for 80\.00 hours is below the minimum wage of 19\.29 in Denver, CO, if the work/,
  )
  expect(paid(19.29)).toEqual([])
})
