import { columnsOf, filesOf, overlaid, recordLayout } from '../../language/file-layout.ts'
import { efw2 } from '../federal/w2File/efw2.ts'
import { icesa } from './icesa.ts'
import { own } from './own.ts'
import { variants } from './variants.ts'

const ICESA = 'A B E S* T F'
const { A, B, E, S, T, F } = icesa

const RATE = 'T 82-87, the rate: how this state prints it was not read'
const rateless = overlaid(T, [['', 82, 87, 'text']])
const plain = [A, B, E, S, rateless, F]
const sixDigits = [A, B, E, S, overlaid(T, [['UI rate', 82, 87, { rate: '027000' }]]), F]

/** A state reads no Social Security user id. */
const RA = overlaid(efw2.RA, [['user id', 12, 19, 'text']])
const RE = overlaid(efw2.RE, [['kind of employer', 174, 174, 'text']])
const RF = overlaid(efw2.RF, [['number of RS records', 8, 16, 'digits']], { of: ['RS'] })
const QUARTERLY = 'RA (RE RS*)+ RF'
const quarterly = [RA, RE, efw2.RS, RF]
const COUNT = 'RF 8-16 holds the number of RS records, as Nebraska has it; this state was not read'

// biome-ignore format: laid beside the printed tables
const nebraska = [
  RA,
  overlaid(RE, [['reporting period month', 222, 223, { day: 'MM' }], ['state UI account', 224, 233, 'digits']]),
  overlaid(efw2.RS, [
    ['reporting period', 197, 202, { day: 'MMYYYY' }],
    ['UI total wages', 203, 213, 'money'],
    ['hours worked', 214, 217, 'digits'],
    ['state UI account', 248, 257, 'digits'],
    ['job title', 258, 382, 'text'],
  ]),
  recordLayout('RT', 512, [
    ['record identifier', 1, 2, { is: 'RT' }],
    ['number of RS records', 3, 9, 'digits'],
    ['UI total wages', 10, 24, 'money'],
    ['UI excess wages', 400, 414, 'money'],
    ['UI taxable wages', 415, 429, 'money'],
    ['contribution due', 435, 443, 'money'],
    ['month 1 workers', 444, 448, 'digits'],
    ['month 2 workers', 449, 453, 'digits'],
    ['month 3 workers', 454, 458, 'digits'],
  ], { of: ['RS'], since: 'RE' }),
  recordLayout('RF', 512, [
    ['record identifier', 1, 2, { is: 'RF' }],
    ['number of RS records', 8, 16, 'digits'],
    ['number of RE records', 17, 25, 'digits'],
  ], { of: ['RS', 'RE'] }),
]

// biome-ignore format: laid beside the printed tables
const louisiana = [
  RA,
  overlaid(RE, [
    ['tax type B', 221, 221, { is: 'B' }],
    ['state code', 222, 223, 'digits'],
    ['reporting period', 224, 229, { day: 'MMYYYY' }],
    ['state UI account', 235, 246, 'text'],
    ['reports to another state', 254, 254, 'yesNo'],
  ]),
  recordLayout('RS', 512, [
    ['record identifier', 1, 2, { is: 'RS' }],
    ['state code', 3, 4, 'digits'],
    ['SSN', 10, 18, 'digits'],
    ['last name', 19, 38, 'text', 'required'],
    ['first name', 39, 53, 'text'],
    ['middle name', 54, 68, 'text'],
    ['UI total wages', 203, 213, 'dollars'],
    ['UI taxable wages', 214, 224, 'dollars'],
    ['date first employed', 227, 234, { day: 'MMDDYYYY' }],
    ['date of separation', 235, 242, { day: 'MMDDYYYY' }],
    ['state UI account', 248, 267, 'text'],
    ['state code income tax', 274, 275, 'digits'],
    ['unit / division', 338, 347, 'text'],
    ['county code', 348, 350, 'text'],
    ['NAICS', 351, 356, 'text'],
    ['month 1 employment', 357, 357, 'flag'],
    ['month 2 employment', 358, 358, 'flag'],
    ['month 3 employment', 359, 359, 'flag'],
    ['hourly rate in ten-thousandths', 360, 366, 'digits', 'required'],
    ['SOC code or job title', 367, 446, 'text', 'required'],
  ]),
  RF,
]

const arizona = columnsOf('row', [
  ['SSN', 'digits', 9],
  ['last name', 'text', 30, 'required'],
  ['first name', 'text', 15],
  ['UI total wages', 'amount'],
  ['UI excess wages', 'amount'],
])
const iowa = columnsOf('row', [
  ['sequence', 'digits', 4],
  ['state UI account', 'digits', 8, 'required'],
  ['transmitter EIN', 'digits', 9, 'required'],
  ['reporting period', { day: 'YYYYQQ' }, 6],
  ['SSN', 'digits', 9],
  ['last name', 'text', 30, 'required'],
  ['first name', 'text', 15],
  ['middle initial', 'text', 1],
  ['UI total wages', 'amount'],
  ['reporting unit', 'digits', 4],
])
const wisconsin = columnsOf('row', [
  ['state UI account', 'digits', 10, 'required'],
  ['reporting period', { day: 'QYY' }, 3],
  ['SSN', 'digits', 9],
  ['last name', 'text', 10, 'required'],
  ['first name', 'text', 8],
  ['UI total wages', 'amount'],
  ['constant', { is: '01' }, 2],
])

const UNREAD = 'the state’s own document was not read: this is what one payroll program writes'
const CONTACT =
  'RE 250 to 253, flags of counties, worksites and electronic payment: what stands there was not read'

// biome-ignore format: one state a row
export const law = filesOf(
  {
    table: 'wageFile', effective: '2025-01-01', checkedThrough: '2026-12-31', revision: 1, lineEnd: '\r\n', confidence: 'derived',
    source: 'state unemployment writer of a maintained payroll program with its sample files (TimeTrex 16.12.9, facts only), beside the ICESA and NASWA tables',
  },
  [
    ['AL', ICESA, plain, { gaps: [RATE] }],
    ['AR', '1E 2E (1S 2S)*', [own.AR1E, own.AR2E, own.AR1S, own.AR2S]],
    ['AZ', 'row*', [arizona], { delimiter: ',' }],
    ['CA', 'E S* T', [E, variants.CAS, variants.CAT]],
    ['CO', 'A S*', [recordLayout('A', 276, A.fields), variants.COS]],
    ['CT', 'S* T', [variants.CTS, variants.CTT]],
    ['DC', ICESA, plain, { gaps: [RATE] }],
    ['FL', '00 01 02* 03 99', [own.FL00, own.FL01, own.FL02, own.FL03, own.FL99]],
    ['GA', 'N S*', [variants.GAN, variants.GAS], { gaps: [UNREAD] }],
    ['IA', 'row*', [iowa], { delimiter: ',' }],
    ['IL', ICESA, [A, B, E, overlaid(S, [['state UI account', 147, 153, 'digits']]), rateless, F], { gaps: [RATE] }],
    ['IN', ICESA, [A, B, E, variants.INS, rateless, F], { gaps: [RATE] }],
    ['KS', ICESA, plain, { gaps: [RATE] }],
    ['KY', ICESA, [A, B, E, S, overlaid(T, [['', 88, 226, 'text']]), F]],
    ['LA', QUARTERLY, louisiana, { gaps: [COUNT, CONTACT, UNREAD] }],
    ['MD', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['ME', ICESA, plain, { gaps: [RATE] }],
    ['MI', 'E S*', [own.MIE, own.MIS]],
    ['MN', ICESA, [A, B, E, overlaid(S, [['state UI account', 147, 154, 'digits'], ['unit / division', 162, 165, 'text'], ['constant', 275, 275, { is: 'X' }]]), rateless, F], { gaps: [RATE] }],
    ['MO', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['MS', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['NC', `N ${ICESA}`, [variants.NCN, ...plain], { gaps: [RATE] }],
    ['NE', 'RA (RE RS* RT)+ RF', nebraska, { gaps: ['RT 430-434, the combined rate: how it is printed was not read'] }],
    ['OH', ICESA, plain, { gaps: [RATE] }],
    ['OK', ICESA, sixDigits],
    ['OR', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['PA', ICESA, plain, { gaps: [RATE] }],
    ['SC', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['TN', ICESA, [A, B, variants.TNE, variants.TNS, rateless, recordLayout('F', 275, [['record identifier', 1, 1, { is: 'F' }]])], { gaps: [RATE, UNREAD, 'which of A, B and T this state takes was not read'] }],
    ['TX', ICESA, [A, B, E, overlaid(S, [['SSN or I', 2, 10, 'text'], ['state UI account', 147, 155, 'text'], ['NAICS', 156, 161, 'text']]), T, F]],
    ['UT', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['VA', QUARTERLY, quarterly, { gaps: [COUNT] }],
    ['WA', ICESA, [A, B, E, S, overlaid(sixDigits[4]!, [['excess has out-of-state wages', 268, 268, 'flag']]), F]],
    ['WI', 'row*', [wisconsin], { delimiter: '\t' }],
  ],
)
