import { expect, test } from 'vitest'
import { placeQuestions } from '../../../src/domain/pay/place-questions.ts'

const at = (text: string) => {
  const [city, state] = text.split(', ') as [string, string]
  return { city, state }
}

// biome-ignore format: one worker a line
test.each([
  // work                 home                   answered                                     what is open
  ['Denver, CO',          'Golden, CO',          {},                                          ['works in Denver, CO, which takes an occupational privilege tax: it is not computed here']],
  ['Aurora, CO',          'Denver, CO',          {},                                          []],
  ['charleston, WV',      'Charleston, WV',      {},                                          ['works in charleston, WV, which takes a city service fee: it is not computed here']],
  ['Newark, NJ',          'Newark, NJ',          {},                                          ['works in Newark, NJ, which takes a payroll tax of the employer: it is not computed here']],
  ['Detroit, MI',         'Ann Arbor, MI',       {},                                          ['City of Employment']],
  ['Ann Arbor, MI',       'Detroit, MI',         {},                                          ['City of Residence']],
  ['Kansas City, MO',     'Kansas City, KS',     {},                                          ['City of Employment']],
  ['Kansas City, MO',     'Kansas City, KS',     { MO: { 'City of Employment': 'None' } },    []],
  ['Wilmington, DE',      'Dover, DE',           {},                                          ['City of Employment']],
  ['Louisville, KY',      'Louisville, KY',      {},                                          ['City or County of Employment']],
  ['Berea, KY',           'Berea, KY',           {},                                          ['City or County of Employment']], // 218 of 230 are not known
  ['Dublin, OH',          'Dublin, OH',          {},                                          ['City of Employment']],           // 650 tax
  ['Birmingham, AL',      'Mobile, AL',          {},                                          ['City of Employment']],
  ['Mobile, AL',          'Mobile, AL',          {},                                          []],
  ['Scranton, PA',        'Scranton, PA',        {},                                          ['Work PSD Code', 'Resident PSD Code']],
  ['Philadelphia, PA',    'Philadelphia, PA',    {},                                          []],                               // by the address alone
  ['Gary, IN',            'Gary, IN',            {},                                          ['County of Residence']],
  ['Baltimore, MD',       'Towson, MD',          {},                                          ['County of Residence']],
  ['New York, NY',        'Yonkers, NY',         {},                                          []],
  ['Austin, TX',          'Austin, TX',          {},                                          []],
] as const)('W12, W13: works in %s, lives in %s', (work, home, answered, open) => {
  const questions = placeQuestions(
    { work: at(work), home: at(home) },
    (state) => (answered as Record<string, Record<string, string>>)[state],
  )
  expect(questions.map(({ field, words }) => field || words)).toEqual(open)
})
