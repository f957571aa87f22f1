import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok, call } = await sharedService()

const refusal = async (body: object): Promise<string> => {
  const { status, body: answer } = await call('reports/resolvePlace', { date: '2026-06-12', ...body })
  expect(status).toBe(400)
  return answer.error.message
}

const parma = { city: 'Parma', state: 'OH', zipcode: '44129' }

test('an address is asked about until its city is known', async () => {
  const { place } = await ok('reports/resolvePlace', { address: parma, date: '2026-06-12' })
  expect(place).toMatchObject({ state: 'OH', county: 'Cuyahoga', municipality: null })
  expect(place.questions).toEqual([
    expect.objectContaining({ field: 'City of Employment' }),
    expect.objectContaining({ field: 'School District Number' }),
  ])
  expect(place.questions[0].options[0]).toBe('Parma')

  const answers = { 'City of Employment': 'Parma', 'School District Number': 'None' }
  const { place: known } = await ok('reports/resolvePlace', { address: parma, date: '2026-06-12', answers })
  expect(known).toMatchObject({ county: 'Cuyahoga', municipality: 'Parma', questions: [] })
  expect(known.jurisdictions[1].taxes[0]).toMatchObject({
    code: 'OH-PARMA.incomeTax',
    confidence: 'verified',
  })
})

test('a territory is refused by name, with the reason', async () => {
  const address = { city: 'San Juan', state: 'PR', zipcode: '00901' }
  expect(await refusal({ address })).toMatch(
    /^Puerto Rico is not computed: its own withholding \(499 R-4\.1\)/,
  )
})

test('what is no state, and what is no answer, is told', async () => {
  const address = { ...parma, state: 'ZZ' }
  expect(await refusal({ address })).toBe('Invalid State')
  const answers = { 'City of Employment': 'Germantown' }
  expect(await refusal({ address: parma, answers })).toMatch(
    /^answers: City of Employment names OH-GERMANTOWN, whose tax could not be determined/,
  )
})
