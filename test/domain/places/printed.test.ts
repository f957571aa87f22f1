import { expect, test } from 'vitest'
import { resolvePlace } from '../../../src/domain/places/resolve.ts'
import { day } from '../../../src/kernel/dates.ts'

const taxIn = (state: string, answers: Record<string, string>, code: string) => {
  const given = { state, city: '', zipcode: '', county: '', answers }
  const { jurisdictions, faults } = resolvePlace(given, day('2026-06-12'), { allowProvisional: true })
  expect(faults).toEqual([])
  return jurisdictions.flatMap(({ taxes }) => taxes).find((tax) => tax.code === code)
}

const pair = (resident: string, nonresident: string) => ({ rate: { resident, nonresident } })
const employer = (rate: string) => ({
  shares: { employee: null, employer: rate, per: 'wages', isAssigned: false },
})

// biome-ignore format: one place a line
test.each([
  ['MI', { 'City of Employment': 'Detroit' },                'MI-DETROIT.incomeTax',             pair('2.4%', '1.2%')],
  ['MO', { 'City of Employment': 'Kansas City' },            'MO-KANSAS-CITY.incomeTax',         pair('1%', '1%')],
  ['AL', { 'City of Employment': 'Attalla' },                'AL-ATTALLA.incomeTax',             pair('2%', '2%')],
  ['OH', { 'School District Number': '0302' },               'OH-SD-0302.incomeTax',             pair('1.25%', '0%')],
  ['MD', { 'County of Residence': 'Allegany' },              'MD-ALLEGANY.incomeTax',            { ...pair('3.2%', '0%'), of: 'residents' }],
  ['MD', { 'County of Residence': 'Frederick' },             'MD-FREDERICK.incomeTax',           { rate: null }],   // graduated
  ['WV', { 'City of Employment': 'Charleston' },             'WV-CHARLESTON.serviceFee',         { rate: null, amount: { dollars: '3.00', per: 'week' } }],
  ['CO', { 'City of Employment': 'Denver' },                 'CO-DENVER.occupationalPrivilege',  { amount: { dollars: '5.75', per: 'month' } }],
  ['NM', { 'WCA Fee': 'Yes' },                               'NM-WCA.fee',                       { amount: { dollars: '2.25', per: 'quarter' } }],
  ['OR', { 'Transit District': 'TriMet' },                   'OR-TRIMET.transit',                employer('0.8237%')],
  ['PA', { 'Work PSD Code': '460101' },                      'PA-EIT.incomeTax',                 { ...pair('1%', '1%'), agency: 'Berkheimer' }],
  ['PA', { 'Work PSD Code': '460101' },                      'PA-LST.localServices',             { amount: { dollars: '52.00', per: 'year' } }],
  ['PA', { 'Work PSD Code': '350901' },                      'PA-EIT.incomeTax',                 { ...pair('3.4%', '1%'), agency: 'Berkheimer' }],
  ['PA', { 'Work PSD Code': '220401' },                      'PA-LST.localServices',             { amount: { dollars: '156.00', per: 'year' } }],
] as const)('%s %j: %s', (state, answers, code, printed) => {
  expect(taxIn(state, answers, code)).toMatchObject(printed)
})

test('a line of the registration that is none of its options is told', () => {
  const given = {
    state: 'OR',
    city: '',
    zipcode: '',
    county: '',
    answers: { 'Transit District': 'Cherriots' },
  }
  expect(resolvePlace(given, day('2026-06-12'), {}).faults).toEqual([
    'Transit District must be None, TriMet, Lane, Canby, Sandy, Wilsonville, SCTD',
  ])
})
