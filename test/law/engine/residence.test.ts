import { expect, test } from 'vitest'
import { dollars } from '../../../src/kernel/money.ts'
import { lines } from '../facts.ts'

// biome-ignore format: one pair of states a line
test.each([
  // work, home, who withholds, why
  ['OH', 'PA', ['PA'], 'IT 4: Ohio leaves residents of Pennsylvania alone'],
  ['PA', 'OH', ['OH'], 'REV-419'],
  ['NJ', 'PA', ['PA'], 'NJ-165'],
  ['PA', 'NJ', ['NJ'], 'REV-419'],
  ['VA', 'WV', ['WV'], 'VA-4'],
  ['WV', 'VA', ['VA'], 'IT-104NR'],
  ['VA', 'NC', ['VA'], 'no reciprocity, and North Carolina takes nothing at home'],
  ['WI', 'IL', ['IL'], 'W-220'],
  ['WI', 'MN', ['WI', 'MN'], 'no reciprocity: the home state less the work state'],
  ['ND', 'MT', ['MT'], 'NDW-R'],
  ['MT', 'ND', ['ND'], 'MW-4'],
  ['KS', 'OK', ['KS'], 'Oklahoma waives its own where the work state withholds'],
  ['TX', 'OK', ['OK'], 'Texas takes nothing, so Oklahoma does'],
  ['UT', 'NV', ['UT'], 'Nevada taxes no wages'],
  ['WA', 'OR', ['OR'], 'Washington taxes no wages'],
] as const)('works in %s, lives in %s: %j withhold (%s)', (work, home, withheldBy, _why) => {
  const payment = { on: '2026-06-12', every: 'BiWeekly', pay: 3000, work: { state: work }, home: { state: home } } as const
  const states = lines(payment).filter(({ code }) => code.endsWith('.incomeTax') && code !== 'US.incomeTax')
  expect(states.map(({ code }) => code.slice(0, 2))).toEqual(withheldBy)
})

test.each([
  // work, home, lines of the transit tax
  ['OR', 'OR', ['3.00']], // 3,000 × 0.1%
  ['OR', 'WA', ['3.00']],
  ['WA', 'OR', ['3.00']],
  ['WA', 'WA', []],
] as const)('works in %s, lives in %s: Oregon takes its transit tax %j', (work, home, taken) => {
  const payment = {
    on: '2026-06-12',
    every: 'BiWeekly',
    pay: 3000,
    work: { state: work },
    home: { state: home },
  } as const
  const transit = lines(payment).filter(({ code }) => code === 'OR.transit')
  expect(transit.map(({ amount }) => dollars(amount))).toEqual(taken)
})

test.each([
  // work, home, who takes for a county
  [{ state: 'MD' }, { state: 'MD' }, ['MD-UNNAMED 94.68']], // (3,000 − 130.76) × 3.3%
  [{ state: 'MD' }, { state: 'MD', localities: ['MD-HOWARD'] }, ['MD-HOWARD 91.82']],
  [{ state: 'MD', localities: ['MD-HOWARD'] }, { state: 'MD' }, ['MD-HOWARD 91.82']],
  [{ state: 'DE' }, { state: 'MD' }, ['MD-UNNAMED 94.68']],
  [{ state: 'MD' }, { state: 'NJ' }, []], // nonresidents pay a special rate of the state
] as const)('works in %o, lives in %o: Maryland takes %j', (work, home, taken) => {
  const places = lines({ on: '2026-06-12', every: 'BiWeekly', pay: 3000, work, home }).filter(({ code }) =>
    code.startsWith('MD-'),
  )
  expect(places.map(({ code, amount }) => `${code.replace('.incomeTax', '')} ${dollars(amount)}`)).toEqual(
    taken,
  )
})
