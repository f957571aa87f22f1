import { expect, test } from 'vitest'
import { checkerFor } from '../../../src/domain/layouts/check-file.ts'
import { type NewHireReport, newHireFile } from '../../../src/domain/layouts/new-hire-file.ts'
import { day } from '../../../src/kernel/dates.ts'
import { shelf } from '../../../src/law/engine/shelf.ts'
import { ana, employer } from './larkspur.ts'

const W4 =
  'W4111223333ANA                             REYES                         12 ELM ST                                                                                                               DECATUR                  GA30030                                              1985040320250701GA123456789            LARKSPUR TRADING LLC                         100 PEACHTREE ST NE                     SUITE 400                                                                       ATLANTA                  GA30303'.padEnd(
    801,
  )

const report = (state: string): NewHireReport => ({
  state,
  createdOn: day('2025-07-08'),
  employer: { ein: employer.ein, name: employer.name, address: employer.address },
  hires: [
    {
      ...{ id: 'ana', ssn: ana.ssn!, name: ana.name, address: ana.address },
      ...{ birthDate: day('1985-04-03'), hiredOn: day('2025-07-01'), stateOfHire: 'GA' },
    },
  ],
})

const linesOf = (bytes: Buffer) => bytes.toString('latin1').split('\r\n').slice(0, -1)

test('the federal W4 record, and that a state without a layout of its own gets it', () => {
  const { bytes, result } = newHireFile(report('GA'))
  expect(linesOf(bytes)).toEqual([W4])
  expect(result.gaps).toEqual(['GA: its own layout is not on file; this is the federal W4 record'])
  expect(newHireFile(report('AK')).result.gaps).toEqual([])
  expect(linesOf(newHireFile(report('AK')).bytes)).toEqual([W4])
})

test('Nevada has the same without the first two characters', () => {
  expect(linesOf(newHireFile(report('NV')).bytes)).toEqual([W4.slice(2)])
})

test('Massachusetts: one employer, then the people', () => {
  expect(linesOf(newHireFile(report('MA')).bytes).map((line) => line.trimEnd())).toEqual([
    'A123456789LARKSPUR TRADING LLC          100 PEACHTREE ST NATLANTA           GA30303    25000001',
    'B111223333REYES, ANA                    12 ELM ST         DECATUR           GA30030    070125',
  ])
})

test('without a number that a directory could match, a report is refused', () => {
  const [hire] = report('GA').hires
  const itin = { ...report('GA'), hires: [{ ...hire!, ssn: '900-11-2222' }] }
  expect(() => newHireFile(itin)).toThrow('Ana Reyes needs a social security number')
})

const states = ['US', ...[...shelf.tables.keys()].map((key) => key.slice(0, 2))]
test.each(states.filter((state, at) => state !== 'US' && states.indexOf(state) === at))(
  '%s: long names, accents and a foreign letter',
  (state) => {
    const [hire] = report(state).hires
    const name = { first: 'Maximiliana-Alexandrina', middle: 'Ágnes', last: `O’Neill ${'Núñez-'.repeat(9)}` }
    const of = (over: object) => ({ ...report(state), hires: [{ ...hire!, ...over }, hire!] })
    const { bytes, result } = newHireFile(of({ name }))
    const checker = checkerFor({ kind: 'newHire', where: state, on: day('2025-07-08') })
    expect([...linesOf(bytes).flatMap(checker.line), ...checker.end()]).toEqual([])
    expect(Object.keys(result.shortened).some((place) => place.includes('last'))).toBe(true)
    expect(() => newHireFile(of({ name: { ...name, last: 'Иванова' } }))).toThrow(
      'and the file takes ASCII alone',
    )
  },
)
