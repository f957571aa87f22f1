import { expect, test } from 'vitest'
import { cents, dollars, usd } from '../../../src/kernel/money.ts'
import { withhold } from '../../../src/law/engine/withhold.ts'
import { stateCodes } from '../../../src/law/language/states.ts'
import { facts, type Payment, taxOf } from '../facts.ts'

const PAY: Payment = { on: '2026-09-11', every: 'BiWeekly', work: { state: 'NY' }, pay: 3000 }
const atHome = (state: string, extra: number, more: Partial<Payment> = {}): Payment => ({
  ...PAY,
  home: { state },
  ...more,
  given: { residentW4: { extra }, ...more.given },
})

test('W9: lives in New Jersey, works in New York: the credit does not eat the extra', () => {
  expect(dollars(taxOf(atHome('NJ', 0), 'NJ.incomeTax'))).toBe('0.00')
  expect(dollars(taxOf(atHome('NJ', 50), 'NJ.incomeTax'))).toBe('50.00')
})

test('W9: what the work state is asked to take beside its tax is no credit at home', () => {
  const work = { state: 'CO' }
  const home = (extra: number) =>
    dollars(taxOf(atHome('OR', 0, { work, stateW4: { extra } }), 'OR.incomeTax'))
  expect(home(50)).toBe(home(0))
  expect(home(0)).not.toBe('0.00')
})

test('W9: in every pair of states the home state takes its extra whole', () => {
  let credited = 0
  for (const work of stateCodes) {
    for (const home of stateCodes) {
      if (work === home) continue
      const of = (extra: number) =>
        withhold(facts(atHome(home, extra, { work: { state: work } }))).lines.find(
          ({ code }) => code === `${home}.incomeTax`,
        )
      const [without, with50] = [of(0), of(50)]
      if (without === undefined) continue
      credited++
      expect([work, home, with50!.amount - without.amount]).toEqual([work, home, usd(50)])
    }
  }
  expect(credited).toBeGreaterThan(1500)
})

test('W9: the extra of the federal certificate for the state is taken once', () => {
  const both = (stateExtra: number) => {
    const given = { stateExtra: usd(stateExtra) }
    const { lines } = withhold(facts({ ...PAY, work: { state: 'DE' }, home: { state: 'MD' }, given }))
    return ['DE', 'MD'].map((state) =>
      dollars(lines.find(({ code }) => code === `${state}.incomeTax`)!.amount),
    )
  }
  const [de, md] = both(0)
  expect(both(25)).toEqual([dollars(cents(usd(de!) + usd(25))), md])
})
