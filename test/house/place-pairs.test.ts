import { describe, expect, test } from 'vitest'
import { type JudgedPair, placePairs } from '../../scripts/place-pairs.ts'
import { commutes, local, withoutTax } from '../../scripts/place-pairs-table.ts'

const pairs = placePairs()

test('at least 200 homes and places of work are judged, over all states', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  expect(new Set(pairs.map(({ work }) => work.slice(0, 2))).size).toBeGreaterThanOrEqual(51)
})

test('every row has its rule, and whatever is asked or refused says what', () => {
  expect(pairs.filter(({ because }) => because === '' || because.includes('undefined'))).toEqual([])
  expect(pairs.filter(({ judged, why }) => (judged === 'right') !== (why === ''))).toEqual([])
})

/** What each state takes of its own residents, in cents. */
const own = new Map(
  pairs.filter(({ rule }) => rule === 'own').map((pair) => [pair.home, incomeTax(pair, pair.home)] as const),
)

describe.each(Object.entries(commutes))('%s', (rule, listed) => {
  test.each(listed.split(' '))('%s', (pair) => {
    const [home, work] = pair.split('>') as [string, string]
    const judged = pairs.find((each) => each.home === home && each.work === work && each.rule === rule)!
    const [atHome, atWork] = [own.get(home) ?? 0, own.get(work) ?? 0]
    expect([incomeTax(judged, work), incomeTax(judged, home)]).toEqual(expected(rule, atWork, atHome))
    expect(judged.judged).toBe(isAsked(rule, home, work) ? 'asked' : 'right')
  })
})

test.each(withoutTax)('%s has no tax on wages', (state) => {
  expect(pairs.find(({ home, work }) => home === state && work === state)).toMatchObject({
    judged: 'right',
    takes: '',
    rule: 'noTax',
  })
})

test.each(local.map((row, at) => [`${row.home} to ${row.work}: ${row.because}`, row, at] as const))(
  '%s',
  (_, row, at) => {
    const found = pairs.at(at - local.length)!
    expect(found).toMatchObject({ home: row.home, work: row.work, judged: row.judged })
    expect(Object.fromEntries(found.lines)).toMatchObject(row.takes ?? {})
    // What the row does not name, no place may take.
    const places = found.lines.map(([code]) => code).filter((code) => code.includes('-'))
    if (row.judged === 'right') expect(places.sort()).toEqual(Object.keys(row.takes ?? {}).sort())
  },
)

/** Work state, home state: in cents, or nothing taken at all. */
function expected(rule: string, atWork: number, atHome: number): readonly (number | undefined)[] {
  if (rule === 'agreed' || rule === 'homeOnly') return [undefined, atHome]
  if (rule === 'workOnly' || rule === 'homeYields') return [atWork, undefined]
  return rule === 'credit' ? [atWork, Math.max(0, atHome - atWork)] : [undefined, undefined]
}

/** An agreement needs its form; these states ask for a place of the home, or of the work. */
const isAsked = (rule: string, home: string, work: string): boolean =>
  rule === 'agreed' || ['IN', 'MD', 'OH', 'PA'].includes(home) || ['IN', 'KY', 'OH', 'PA'].includes(work)

function incomeTax({ lines }: JudgedPair, state: string): number | undefined {
  const amount = lines.find(([code]) => code === `${state}.incomeTax`)?.[1]
  return amount === undefined ? undefined : Math.round(Number(amount.replaceAll(',', '')) * 100)
}
