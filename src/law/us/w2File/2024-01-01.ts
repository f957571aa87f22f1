import { filesOf, type LayoutField, overlaid, recordLayout } from '../../language/file-layout.ts'
import { efw2 } from '../federal/w2File/efw2.ts'

const { RA, RE, RW, RO, RS, RT, RU, RF } = efw2
const WHOLE = 'RA (RE (RW RO? RS*)* RT RU?)+ RF'
const WITH_RV = 'RA (RE (RW RO? RS*)* RT RU? RV)+ RF'
const whole = [RA, RE, RW, RO, RS, RT, RU, RF]
const SHORT = 'RA (RE RS*)+ RF'
const none = recordLayout('RF', 512, [['record identifier', 1, 2, { is: 'RF' }]])

const sums = { of: ['RS'], since: 'RE' } as const
const count: readonly LayoutField[] = [
  ['number of RS records', 3, 9, 'digits'],
  ['state taxable wages', 10, 24, 'money'],
  ['state income tax withheld', 25, 39, 'money'],
]
const RV = recordLayout('RV', 512, [['record identifier', 1, 2, { is: 'RV' }], ...count], sums)
const stateRT = recordLayout('RT', 512, [['record identifier', 1, 2, { is: 'RT' }], ...count], sums)
const withRV = [RA, RE, RW, RO, RS, RT, RU, RV, RF]
const shortRF = overlaid(RF, [['number of RS records', 8, 16, 'digits']], { of: ['RS'] })
const short = [RA, RE, RS, shortRF]

// biome-ignore format: laid beside the printed tables
const alabama = overlaid(RS, [
  ['', 3, 4, 'text'],
  // Ten places; accounts of today begin with an R.
  ['state employer account number', 248, 257, 'text'],
  ['employer EIN', 258, 266, 'digits'],
  ['federal income tax withheld', 298, 307, 'money'],
  ['tax year', 393, 396, 'digits'],
])
// biome-ignore format: laid beside the printed tables
const arkansas = overlaid(RS, [
  ['employer EIN', 248, 267, 'text'],
  ['employer EIN', 338, 412, 'text'],
  ['state employer account number', 413, 487, 'text'],
])
// biome-ignore format: laid beside the printed tables
const connecticutRF = recordLayout('RF', 512, [
  ['record identifier', 1, 2, { is: 'RF' }],
  ['number of RS records', 3, 11, 'digits'],
  ['state taxable wages', 12, 27, 'money'],
  ['state income tax withheld', 28, 43, 'money'],
], { of: ['RS'] })
// biome-ignore format: laid beside the printed tables
const georgia = overlaid(RS, [
  ['year end', 298, 307, { day: 'MM/DD/YYYY' }],
  ['withholding number', 331, 339, 'text'],
  ['employer name', 340, 396, 'text'],
  ['employer location address', 397, 418, 'text'],
  ['employer delivery address', 419, 440, 'text'],
  ['employer city', 441, 462, 'text'],
  ['employer state', 463, 464, 'text'],
  ['employer zip', 465, 469, 'text'],
  ['employer zip4', 470, 473, 'text'],
  ['employer EIN', 474, 482, 'digits'],
])
// biome-ignore format: laid beside the printed tables
const iowaRV = overlaid(RV, [['BEN', 40, 47, 'digits', 'required'], ['confirmation', 48, 57, 'digits']])
// biome-ignore format: laid beside the printed tables
const idahoRV = recordLayout('RV', 512, [
  ['record identifier', 1, 2, { is: 'RV' }],
  ['employer EIN', 3, 11, 'digits'],
  ['name control', 12, 15, 'text', 'required'],
  ['state employer account number', 16, 24, 'digits'],
  ['filing cycle', 25, 25, 'text', 'required'],
  ['year end', 26, 31, { day: 'MMYYYY' }],
  ['state taxable wages', 32, 42, 'money'],
  ['state income tax withheld', 43, 53, 'money'],
  ['withholding payments', 54, 64, 'money'],
  ['due or refund', 87, 97, 'money'],
  ['sign of due or refund', 98, 98, 'text'],
  ['number of RS records', 133, 139, 'digits'],
  ['number of 1099s', 140, 146, 'digits'],
], sums)
// biome-ignore format: laid beside the printed tables
const indiana = overlaid(RS, [
  ['county code', 306, 307, 'text'],
  ['tax type code', 308, 308, 'text'],
  ['taxpayer id', 331, 340, 'text'],
  ['location', 341, 343, 'text'],
])
// biome-ignore format: laid beside the printed tables
const missouriRV = recordLayout('RV', 512, [
  ['record identifier', 1, 2, { is: 'RV' }],
  ['tax year', 3, 6, 'digits'],
  ['employer EIN', 7, 15, 'digits'],
  ['state employer account number', 16, 23, 'digits'],
  ['employer name', 24, 80, 'text'],
  ['number of RS records', 81, 86, 'digits'],
  ['state income tax withheld', 87, 98, 'money'],
], sums)
// biome-ignore format: laid beside the printed tables
const rita = overlaid(RS, [
  ['municipality code', 5, 9, 'text', 'required'],
  ['tax type code', 308, 308, 'text'],
  ['municipality name', 338, 412, 'text', 'required'],
])
// biome-ignore format: laid beside the printed tables
const oklahomaRV = recordLayout('RV', 512, [
  ['record identifier', 1, 2, { is: 'RV' }],
  ['state code', 3, 4, 'digits'],
  ['number of RS records', 5, 11, 'digits'],
  ['employer EIN', 12, 20, 'digits'],
  ['state taxable wages', 42, 56, 'money'],
  ['state income tax withheld', 57, 71, 'money'],
  ['local taxable wages', 72, 86, 'money'],
  ['local income tax withheld', 87, 101, 'money'],
], sums)
// biome-ignore format: laid beside the printed tables
const oregon = {
  RS: overlaid(RS, [['transit wages', 348, 358, 'money'], ['transit tax', 359, 369, 'money']]),
  RV: overlaid(RV, [['transit wages', 40, 54, 'money'], ['transit tax', 55, 69, 'money']]),
}
// biome-ignore format: laid beside the printed tables
const pennsylvaniaRV = recordLayout('RV', 512, [
  ['record identifier', 1, 2, { is: 'RV' }],
  ['state code', 3, 4, 'digits'],
  ['tax year', 5, 8, 'digits'],
  ['state employer account number', 9, 16, 'digits'],
  ['employer EIN', 17, 25, 'digits'],
  ['number of RS records', 26, 32, 'digits'],
  ['state taxable wages', 33, 47, 'money'],
  ['state income tax withheld', 48, 62, 'money'],
], sums)

const READ =
  'read the document that the state has in force before the first use: this follows one of 2015 to 2022'
const SSA =
  'this state is said to take the file of Social Security with RS records; its own document was not read'
const usual = { confidence: 'recalled', gaps: [SSA] } as const
const doubted = { confidence: 'unsure', gaps: [SSA] } as const
const read = { gaps: [READ] }

// biome-ignore format: one state a row
export const law = filesOf(
  {
    table: 'w2File', effective: '2024-01-01', checkedThrough: '2025-12-31', revision: 2, lineEnd: '\r\n', confidence: 'derived',
    source: 'state W-2 writer of a maintained payroll program with the state documents that it names (TimeTrex 16.12.9, facts only), beside SSA Publication 42-007',
  },
  [
    ['AL', 'RA (RE RS*)+', [RA, RE, alabama], { gaps: [READ, 'RS 338-348, other income with Alabama tax: not kept, blank'] }],
    ['AR', WHOLE, [RA, RE, RW, RO, arkansas, RT, RU, RF], read],
    ['AZ', WHOLE, whole, usual],
    ['CO', SHORT, short, read],
    ['CT', 'RA (RE RS* RT)+ RF', [RA, RE, RS, stateRT, connecticutRF], read],
    ['DC', WHOLE, whole, usual],
    ['DE', SHORT, short, read],
    ['GA', WHOLE, [RA, RE, RW, RO, georgia, RT, RU, RF], read],
    ['HI', WHOLE, whole, doubted],
    ['IA', WITH_RV, [RA, RE, RW, RO, overlaid(RS, [['state employer account number', 248, 267, 'digits']]), RT, RU, iowaRV, RF], read],
    ['ID', WITH_RV, [RA, RE, RW, RO, RS, RT, RU, idahoRV, RF], read],
    ['IL', WITH_RV, withRV, read],
    ['IN', WHOLE, [RA, RE, RW, RO, indiana, RT, RU, RF], read],
    ['KS', 'RA (RE (RW RS*)* RT)+ RF', [RA, RE, RW, overlaid(RS, [['KPERS contribution', 338, 348, 'money']]), RT, RF], read],
    ['KY', WHOLE, whole, { gaps: [READ], isLocalLeftOut: true }],
    ['LA', WHOLE, whole, usual],
    ['MA', 'RA (RE RS* RT)+ RF', [RA, RE, overlaid(RS, [['', 248, 267, 'text']]), stateRT, shortRF], read],
    ['MD', WHOLE, whole, usual],
    ['ME', WHOLE, whole, usual],
    ['MI', WHOLE, whole, usual],
    ['MN', WHOLE, whole, usual],
    ['MO', WITH_RV, [RA, RE, RW, RO, RS, RT, RU, missouriRV, RF], read],
    ['MS', WHOLE, whole, usual],
    ['MT', WITH_RV, withRV, read],
    ['NC', WHOLE, whole, usual],
    ['ND', WITH_RV, withRV, read],
    ['NE', WITH_RV, withRV, read],
    ['NJ', WHOLE, whole, doubted],
    ['NM', WHOLE, whole, doubted],
    ['OH', WHOLE, whole, read],
    ['OH-RITA', WHOLE, [RA, RE, RW, RO, rita, RT, RU, RF], read],
    ['OK', WITH_RV, [RA, RE, RW, RO, overlaid(RS, [['withholding number', 338, 352, 'text']]), RT, RU, oklahomaRV, RF], read],
    ['OR', WITH_RV, [RA, RE, RW, RO, oregon.RS, RT, RU, oregon.RV, RF], read],
    ['PA', 'RA (RE RS* RV)+ RF', [RA, RE, overlaid(RS, [['state employer account number', 248, 255, 'digits']]), pennsylvaniaRV, none], read],
    ['RI', WHOLE, whole, usual],
    ['SC', WHOLE, whole, usual],
    ['UT', WHOLE, whole, usual],
    ['VA', SHORT, short, read],
    ['VT', WHOLE, whole, usual],
    ['WI', WHOLE, whole, usual],
    ['WV', WHOLE, whole, usual],
  ],
)
