import { expect, test } from 'vitest'
import { placeQuestions } from '../../../src/domain/pay/place-questions.ts'
import { day } from '../../../src/kernel/dates.ts'

const at = (text: string) => {
  const [city, state] = text.split(', ') as [string, string]
  return { city, state }
}

// biome-ignore format: one worker a line
test.each([
  // work                 home                   answered                                     what is open
  ['Denver, CO',          'Golden, CO',          {},                                          ['City of Employment']],
  ['Aurora, CO',          'Denver, CO',          {},                                          []],
  ['charleston, WV',      'Charleston, WV',      {},                                          ['City of Employment']],
  ['Newark, NJ',          'Newark, NJ',          {},                                          ['City of Employment']],
  ['Newark, NJ',          'Newark, NJ',          { NJ: { 'City of Employment': 'Newark' } },  []],                               // the same of everyone
  ['New York, NY',        'Jersey City, NJ',     {},                                          []],                               // owed where the work is done
  ['Jersey City, NJ',     'Jersey City, NJ',     { NJ: { 'City of Employment': 'Jersey City' } }, ['City of Residence']],         // not of its residents
  ['Jersey City, NJ',     'Hoboken, NJ',         { NJ: { 'City of Employment': 'Jersey City' } }, []],
  ['Detroit, MI',         'Ann Arbor, MI',       {},                                          ['City of Employment']],
  ['Ann Arbor, MI',       'Detroit, MI',         {},                                          ['City of Residence']],
  ['Kansas City, MO',     'Kansas City, KS',     {},                                          ['City of Employment']],
  ['Kansas City, MO',     'Kansas City, KS',     { MO: { 'City of Employment': 'None' } },    []],
  ['Wilmington, DE',      'Dover, DE',           {},                                          ['City of Employment', 'works in Wilmington, DE, which takes a head tax of the employer, 15.00 a month for each employee beyond the fifth: it is not computed here']],
  ['Louisville, KY',      'Louisville, KY',      {},                                          ['City or County of Employment']],
  ['Berea, KY',           'Berea, KY',           {},                                          ['City or County of Employment']], 
  ['Dublin, OH',          'Dublin, OH',          {},                                          ['City of Employment', 'School District Number']],   // 650 tax, and 214
  ['Birmingham, AL',      'Mobile, AL',          {},                                          ['City of Employment']],
  ['Mobile, AL',          'Mobile, AL',          {},                                          []],
  ['Scranton, PA',        'Scranton, PA',        {},                                          ['Work PSD Code', 'Resident PSD Code']],
  ['Philadelphia, PA',    'Philadelphia, PA',    {},                                          []],                               // by the address alone
  ['Gary, IN',            'Gary, IN',            {},                                          ['County of Residence']],
  ['Baltimore, MD',       'Towson, MD',          {},                                          ['County of Residence']],
  ['New York, NY',        'Yonkers, NY',         {},                                          []],
  ['Seattle, WA',         'Seattle, WA',         {},                                          ['works in Seattle, WA, which takes payroll expense and social housing taxes of large employers: it is not computed here']],
  ['Bowling Green, KY',   'Nashville, TN',       { KY: { 'City or County of Employment': 'Bowling Green' } }, ['County of Employment']],
  ['Bowling Green, KY',   'Bowling Green, KY',   { KY: { 'City or County of Employment': 'Bowling Green', 'County of Employment': 'Warren' } }, ['School District of Residence']],
  ['Shively, KY',         'Clarksville, IN',     { KY: { 'City or County of Employment': 'Shively' }, IN: { 'County of Residence': 'Clark' } }, ['County of Employment', 'Certificate of Nonresidence']], // Louisville is the county
  ['Louisville, KY',      'Louisville, KY',      { KY: { 'City or County of Employment': 'Louisville' } }, ['City of Residence']],   // 2.2% of residents, 1.45% of others
  ['Louisville, KY',      'Louisville, KY',      { KY: { 'City or County of Employment': 'Louisville', 'City of Residence': 'Louisville' } }, []],
  ['Indianapolis, IN',    'Chicago, IL',         {},                                          ['County of Principal Employment']],
  ['Indianapolis, IN',    'Chicago, IL',         { IN: { 'County of Principal Employment': 'Marion' } }, []],
  ['Lexington, KY',       'Lexington, KY',       { KY: { 'City or County of Employment': 'Lexington' } }, ['School District of Residence']],
  ['Hopkinsville, KY',    'Hopkinsville, KY',    { KY: { 'City or County of Employment': 'Hopkinsville' } }, []], // Christian County takes none
  ['Erie, PA',            'Erie, PA',            { PA: { 'Resident PSD Code': '250199', 'Work PSD Code': '250199' } }, ['Resident EIT Rate']], // not in the register
  ['Erie, PA',            'Erie, PA',            { PA: { 'Resident PSD Code': '250201', 'Work PSD Code': '250201' } }, []],
  ['Abington, PA',        'Abington, PA',        { PA: { 'Resident PSD Code': '460101', 'Work PSD Code': '460101' } }, []],
  ['Austin, TX',          'Austin, TX',          {},                                          []],
] as const)('W12, W13: works in %s, lives in %s', (work, home, answered, open) => {
  const questions = placeQuestions(
    { work: at(work), home: at(home) },
    (state) => {
      const fields = (answered as Record<string, Record<string, string>>)[state]
      return fields && { fields }
    },
  )
  expect(questions.map(({ field, words }) => field || words)).toEqual(open)
})

test('after a move the answer of before is asked again', () => {
  const since = (text: string) => day(text)
  const asked = (moved: string) =>
    placeQuestions({ work: at('Dublin, OH'), home: null, workSince: since(moved) }, () => ({
      fields: { 'City of Employment': 'Dublin' },
      since: since('2026-03-01'),
    })).map(({ field }) => field)
  expect(asked('2026-03-01')).toEqual([])
  expect(asked('2026-03-02')).toEqual(['City of Employment'])
})

test('in a state where most cities tax, a place of work without an address is asked about', () => {
  const [open] = placeQuestions({ work: { state: 'OH', city: '' }, home: null }, () => undefined)
  expect(open?.words).toMatch(/^works in OH, where most cities tax wages, and has no City of Employment/)
})

test('above 200,000 a year Oregon’s districts are asked about', () => {
  const fields = { 'Multnomah Preschool Withholding': 'No' }
  const asked = (yearlyPay: bigint) =>
    placeQuestions({ work: at('Portland, OR'), home: null, yearlyPay }, () => ({ fields })).map(
      ({ field }) => field,
    )
  expect(asked(20_000_000n)).toEqual([])
  expect(asked(20_000_001n)).toEqual(['Metro Supportive Housing Withholding'])
})

test('what the registration answers is not asked', () => {
  const open = (values: Record<string, string>) =>
    placeQuestions(
      { work: at('Eugene, OR'), home: null },
      () => undefined,
      () => values,
    ).length
  expect([open({}), open({ 'Eugene Community Safety Payroll Tax': 'No' })]).toEqual([1, 0])
})
