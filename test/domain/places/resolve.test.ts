import { expect, test } from 'vitest'
import { type PlaceGiven, resolvePlace } from '../../../src/domain/places/resolve.ts'
import { day } from '../../../src/kernel/dates.ts'

const at = (text: string, given: Partial<PlaceGiven> = {}) => {
  const [city, rest] = text.split(', ') as [string, string]
  const [state, zipcode = ''] = rest.split(' ') as [string, string?]
  return resolvePlace({ state, city, zipcode, county: '', answers: {}, ...given }, day('2026-06-12'), {})
}

// biome-ignore format: one address a line
test.each([
  // address                     county         municipality    places below the state      questions
  ['Jamaica, NY 11432',          'Queens',      'Jamaica',      ['NY-NYC', 'NY-MCTD-1'],    []],   // of New York City by its ZIP
  ['Floral Park, NY 11001',      null,          null,           [],                         ['New York City Resident', 'MCTMT Zone']],   // Queens and Nassau
  ['Newburgh, NY 12550',         'Orange',      null,           ['NY-MCTD-2'],              []],
  ['Wallkill, NY 12589',         null,          null,           [],                         ['MCTMT Zone']],   // Orange and Ulster
  ['Portland, OR 97204',         'Multnomah',   null,           [],                         ['Transit District']],
  ['Santa Fe, NM 87501',         'Santa Fe',    null,           [],                         ['WCA Fee']],
  ['Eugene, OR 97401',           'Lane',        null,           [],                         ['Eugene Community Safety Payroll Tax', 'Transit District']],
  ['White Plains, NY 10601',     'Westchester', null,           ['NY-MCTD-2'],              []],
  ['Buffalo, NY 14201',          'Erie',        null,           [],                         []],
  ['Philadelphia, PA 19103',     'Philadelphia', 'Philadelphia', ['PA-PHILADELPHIA'],       []],
  ['Dublin, OH 43017',           null,          null,           [],                         ['City of Employment', 'School District Number']],
  ['Indianapolis, IN 46204',     'Marion',      null,           [],                         ['County of Residence']],
  ['Denver, CO 80202',           'Denver',      null,           [],                         ['City of Employment']],
  ['Bend, OR 97701',             null,          null,           [],                         []],   // no district there taxes payrolls
  ['Towson, MD 21204',           'Baltimore County', null,      ['MD-BALTIMORE-COUNTY'],    []],
  ['Baltimore, MD 21204',        'Baltimore County', null,      ['MD-BALTIMORE-COUNTY'],    []],   // mail of Baltimore, and not its city
  ['Baltimore, MD 21207',        null,          null,           [],                         ['County of Residence']],   // on the line
  ['Austin, TX 78701',           'Travis',      null,           [],                         []],
] as const)('%s', (text, county, municipality, places, questions) => {
  const found = at(text)
  expect(found.county).toBe(county)
  expect(found.municipality).toBe(municipality)
  expect(found.jurisdictions.map(({ code }) => code)).toEqual([text.split(', ')[1]!.slice(0, 2), ...places])
  expect(found.questions.map(({ field }) => field)).toEqual(questions)
})

test('a ZIP never decides a municipality of Ohio: it is asked, the postal name first, and None stands last', () => {
  const { questions } = at('Dublin, OH 43017', { county: 'Franklin County' })
  expect(questions[0]!.why).toMatch(/^Dublin is the name of a post office/)
  const { options } = questions[0]!
  expect([options[0], options.at(-1)]).toEqual(['Dublin', 'None'])
  expect(options).toContain('Columbus')
  expect(options).not.toContain('Cleveland')
})

test('an answer closes the question, and tells the tax with its rate, agency, edition and confidence', () => {
  const found = at('Parma, OH 44129', {
    answers: { 'City of Employment': 'Parma', 'School District Number': 'None' },
  })
  expect(found).toMatchObject({ county: 'Cuyahoga', municipality: 'Parma', questions: [] })
  const [, parma] = found.jurisdictions
  expect(parma).toMatchObject({ code: 'OH-PARMA', name: 'Parma', confidence: 'verified' })
  expect(parma!.taxes).toEqual([
    expect.objectContaining({
      code: 'OH-PARMA.incomeTax',
      payer: 'employee',
      rate: { resident: '2.5%', nonresident: '2.5%' },
      agency: 'Local tax of Parma',
      edition: 'OH-PARMA@2026-01-01#1',
    }),
  ])
})

test('Pennsylvania is asked for its subdivisions, those of the county where it is known', () => {
  const { questions } = at('Abington, PA 19001', { county: 'Montgomery' })
  expect(questions.map(({ field }) => field)).toEqual(['Work PSD Code', 'Resident PSD Code'])
  expect(questions[0]!.options).toContain('460101 Abington Twp (Abington)')
  const answers = { 'Work PSD Code': '460101', 'Resident PSD Code': '460101' }
  expect(at('Abington, PA 19001', { answers })).toMatchObject({
    county: 'Montgomery',
    municipality: 'Abington Twp',
    schoolDistrict: 'Abington',
    psd: '460101',
    questions: [],
  })
})

test('an unsure rate says so, and one that nobody knows is a fault, not a nothing', () => {
  const radcliff = at('Radcliff, KY 40160', { answers: { 'City or County of Employment': 'Radcliff' } })
  expect(radcliff.jurisdictions[1]).toMatchObject({ code: 'KY-RADCLIFF', confidence: 'unsure' })
  expect(radcliff.questions.map(({ field }) => field)).toEqual(['County of Employment'])
  const germantown = at('Germantown, OH 45327', { answers: { 'City of Employment': 'Germantown' } })
  expect(germantown.faults).toEqual([expect.stringMatching(/could not be determined/)])
})

test('a home in Ohio is asked for its school district, those of the county that tax', () => {
  const { questions } = at('Findlay, OH 45840', { county: 'Hancock' })
  const { options, why } = questions.find(({ field }) => field === 'School District Number')!
  expect(why).toMatch(/None where it takes no tax/)
  // Hancock is the 32nd county of the alphabet.
  expect(options.at(-1)).toBe('None')
  expect(options.slice(0, -1).every((option) => option.startsWith('32'))).toBe(true)
  expect(options.length).toBeGreaterThan(3)
})

test('a municipality in two counties is in the one that the address names', () => {
  const bethlehem = (county: string, answers = {}) => at('Bethlehem, PA 18015', { county, answers })
  const psd = { 'Work PSD Code': '480202' }
  expect(bethlehem('Northampton', psd).county).toBe('Northampton')
  expect(bethlehem('', psd).county).toBe('Lehigh')
  const options = bethlehem('Northampton').questions.flatMap(({ options }) => options ?? [])
  expect(options).toContain('480202 Bethlehem City (Bethlehem Area)')
})

test('the ZIP narrows what can be answered, and the county may be named with its word', () => {
  const { questions } = at('Parma, OH 44129')
  expect(questions[0]!.options).toContain('Cleveland')
  expect(questions[0]!.options).not.toContain('Columbus')
  expect(at('Towson, MD', { county: 'Baltimore County' }).county).toBe('Baltimore County')
  expect(at('Parma, OH', { county: 'cuyahoga county' }).county).toBe('Cuyahoga')
})
