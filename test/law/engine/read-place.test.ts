import { expect, test } from 'vitest'
import { localityFields } from '../../../src/law/engine/locality-fields.ts'
import { placeNames, readPlace } from '../../../src/law/engine/read-place.ts'
import { certificateOf, readStateW4, stateW4Fields } from '../../../src/law/engine/state-w4.ts'
import { elect, readerOf } from '../../../src/law/language/certificate.ts'
import { stateCodes } from '../../../src/law/language/states.ts'
import type { FederalCertificate } from '../../../src/law/language/types.ts'

const read = (state: string, key: string, value: string) =>
  readPlace(localityFields(state).find((field) => field.key === key)!, value)

// biome-ignore format: one place a line
test.each([
  ['OH', 'City of Employment',           'Columbus',         'OH-COLUMBUS'],
  ['OH', 'City of Employment',           'Youngstown',       'OH-YOUNGSTOWN'],
  ['OH', 'City of Residence',            'Parma',            'OH-PARMA'],
  ['OH', 'City of Employment',           'Beavercreek',      ''], // a city without a tax
  ['OH', 'City of Employment',           'Oakwood (Cuyahoga)', 'OH-OAKWOOD-CUYAHOGA'],
  ['OH', 'City of Employment',           'none',             ''],
  ['KY', 'City or County of Employment', 'Boone',            'KY-BOONE-COUNTY'],
  ['KY', 'City or County of Employment', 'Henderson',        'KY-HENDERSON'],
  ['KY', 'County of Employment',         'Henderson County', 'KY-HENDERSON-COUNTY'],
  ['KY', 'County of Employment',         'Jefferson County', 'KY-LOUISVILLE'],
  ['KY', 'County of Employment',         'Christian County', ''], // takes none
  ['KY', 'School District of Residence', 'Fayette County Schools', 'KY-FAYETTE-COUNTY-SCHOOLS'],
  ['CO', 'City of Employment',           'Denver',           'CO-DENVER'],
  ['WV', 'City of Employment',           'Huntington',       'WV-HUNTINGTON'],
  ['OH', 'City of Residence',            'N/A',              ''],
  ['AL', 'City of Employment',           'Birmingham',       'AL-BIRMINGHAM'],
  ['AL', 'City of Employment',           'None',             ''],
  ['KY', 'City or County of Employment', 'louisville',       'KY-LOUISVILLE'],
  ['KY', 'City or County of Employment', 'None',             ''],
  ['MI', 'City of Residence',            'Ann Arbor',        ''], // the 24 cities that tax are all known
  ['MI', 'City of Employment',           'Detroit',          'MI-DETROIT'],
  ['MO', 'City of Employment',           'North Kansas City', ''],
  ['MO', 'City of Residence',            'St. Louis',        'MO-ST-LOUIS'],
  ['DE', 'City of Residence',            'Dover',            ''],
  ['IN', 'County of Residence',          'Marion County',    'IN-MARION'],
  ['MD', 'County of Residence',          'Baltimore City',   'MD-BALTIMORE'],
  ['PA', 'Resident PSD Code',            '700102',           'PA-EIT'],
  ['PA', 'Resident PSD Code',            '510101',           'PA-PHILADELPHIA'],
  ['PA', 'Resident PSD Code',            '880000',           ''], // lives in another state
])('W12: %s %s: %s', (state, key, value, place) => {
  expect(read(state, key, value)).toEqual({ place })
})

// biome-ignore format: one place a line
test.each([
  ['OH', 'City of Employment',           'Germantown',       /^names OH-GERMANTOWN, whose tax could not be determined: ask the place/],
  ['OH', 'City of Employment',           'Springfield Township', /^names OH-SPRINGFIELD-TOWNSHIP, for which no law is known; None where no tax/],
  ['KY', 'City or County of Employment', 'Caneyville',       /whose tax could not be determined/],
  ['WV', 'City of Employment',           'Romney',           /whose tax could not be determined/],
  ['OH', 'City of Employment',           'Colombus',         /did you mean Columbus\?/],
  ['AL', 'City of Employment',           'Irondale',         /^names AL-IRONDALE, for which no law is known/],
  ['KY', 'City or County of Employment', 'Nowhere',          /^names KY-NOWHERE, for which no law is known/],
  ['MI', 'City of Employment',           'Detriot',          /did you mean Detroit\?/],
  ['MO', 'City of Residence',            'St. Louis County', /^must be the name of a city; None outside of one$/],
  ['IN', 'County of Residence',          'Nowhere',          /^names IN-NOWHERE, for which no law is known$/],
  ['IN', 'County of Residence',          'None',             /^names IN-NONE/], // it is required
  ['PA', 'Resident PSD Code',            '999999',           /^must be a PSD code: 6 digits, the first two 01 to 67 or 70 to 73/],
  ['PA', 'Resident PSD Code',            '680101',           /PSD code/],
  ['PA', 'Resident PSD Code',            '020101',           /PSD code/], // Allegheny has 70 to 73
  ['PA', 'Resident PSD Code',            '150001',           /PSD code/],
  ['PA', 'Work PSD Code',                '150100',           /PSD code/],
  ['PA', 'Work PSD Code',                '880000',           /PSD code/], // nobody works in Pennsylvania and elsewhere
])('W12 and 1.12: %s %s: %s is refused', (state, key, value, words) => {
  expect(read(state, key, value)).toEqual({ wrong: expect.stringMatching(words) })
})

test('places have the names that people type', () => {
  expect(placeNames('OH')).toHaveLength(667)
  expect(placeNames('OH')).toEqual(expect.arrayContaining(['Akron', 'Oakwood (Cuyahoga)', 'St. Bernard']))
  expect(placeNames('MD')).toEqual(expect.arrayContaining(['Baltimore City', 'Baltimore County', 'Kent']))
})

const w4 = { status: 'Single', form: '2020', exempt: false } as FederalCertificate
const odd = [
  '0',
  '1',
  '7',
  '1.5',
  '25.00',
  '2.5%',
  '2.123456%',
  '999999999',
  '-1',
  'Yes',
  'no',
  'x',
  '1e3',
  1,
  true,
]

test.each(stateCodes.filter((code) => certificateOf(code)))(
  '1.1: %s: whatever is accepted when it is saved, the law reads',
  (code) => {
    const reader = readerOf(certificateOf(code)!)
    for (const { key } of stateW4Fields(code)) {
      for (const value of odd) {
        const { elections, wrong } = readStateW4(code, { [key]: value })
        if (wrong.length === 0) expect(() => elect({ reader, where: code }, elections, w4)).not.toThrow()
      }
    }
  },
)
