import { expect, test } from 'vitest'
import {
  nameControl,
  type ReturnLines,
  readReturn,
  returnLayout,
  returnXml,
} from '../../../src/domain/layouts/return-xml.ts'
import { readXml, type XmlNode } from '../../../src/domain/layouts/xml.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

/** IRS ATS scenario 1 of tax year 2026: Orchid Incorporated. */
const orchid = {
  form: '941',
  periodEnd: day('2026-03-31'),
  header: {
    ...{ 'created at': '2026-04-20T10:00:00-04:00', 'software id': '26000001', 'several programs': 'false' },
    ...{
      'IP address': '192.0.2.1',
      'minutes of preparation': '10',
      'vendor control number': '0123456789ABCDEF',
    },
    ...{ 'device of creation': 'a'.repeat(40), 'device of filing': 'b'.repeat(40), quarter: '2026-03' },
    ...{ EIN: '003000004', name: 'Orchid Incorporated', 'name control': nameControl('Orchid Incorporated') },
    ...{ street: '1st Test Street', city: 'Willow Grove', state: 'PA', zip: '19090', EFIN: '123456' },
    ...{ originator: 'OnlineFiler', 'online PIN': '1234567890' },
  },
  manifest: {
    ...{ 'submission id': '1234562026110abcdefg', EFIN: '123456', 'tax year': '2026', EIN: '003000004' },
    ...{ 'period begin': '2026-01-01', 'period end': '2026-03-31' },
  },
  lines: {
    ...{ 1: 3, 2: usd(1_000), 3: usd(100), '5a1': usd(1_000), '5a2': usd(124), '5b1': usd(0), '5b2': usd(0) },
    ...{
      '5c1': usd(1_000),
      '5c2': usd(29),
      '5d1': usd(0),
      '5d2': usd(0),
      '5e': usd(153),
      '5f': usd(0),
      6: usd(253),
    },
    ...{ 7: usd(0), 10: usd(253), 12: usd(253), 13: usd(253), 14: usd(0), '15a': usd(0), '16 less': true },
  } as ReturnLines,
}

const child = (node: XmlNode, name: string): XmlNode =>
  (node.content as readonly XmlNode[]).find((each) => each.name === name)!
const dataOf = (xml: string, root: string) => child(child(readXml(xml), 'ReturnData'), root)

test('Orchid: every line by its element, empty groups left out', () => {
  const { xml, manifest } = returnXml(orchid)
  const form = dataOf(xml, 'IRS941').content as readonly XmlNode[]
  expect(form.map(({ name, content }) => (typeof content === 'string' ? [name, content] : name))).toEqual([
    ['EmployeeCnt', '3'],
    ['WagesAmt', '1000.00'],
    ['FederalIncomeTaxWithheldAmt', '100.00'],
    'SocialSecurityWageAndTaxGrp',
    'MedicareWageTipsAndTaxGrp',
    ['TotalSSMdcrTaxAmt', '153.00'],
    ['TotalTaxBeforeAdjustmentAmt', '253.00'],
    ['TotalTaxAfterAdjustmentAmt', '253.00'],
    ['TotalTaxAmt', '253.00'],
    ['TotalTaxDepositAmt', '253.00'],
    ['TotalTaxLessThanLimitAmtInd', 'X'],
  ])
  expect(xml).toContain('<Return xmlns="http://www.irs.gov/efile" returnVersion="2026Q1v4.0">')
  expect(xml).toContain('<ReturnData documentCnt="1">')
  expect(xml).toContain('<BusinessNameControlTxt>ORCH</BusinessNameControlTxt>')
  expect(xml).toContain('<QuarterEndingDt>2026-03</QuarterEndingDt>')
  expect(manifest).toContain('<FederalSubmissionTypeCd>941</FederalSubmissionTypeCd>')
})

test('what is written is read back', () => {
  const months = [
    {
      month: '1',
      days: [
        { day: '11', amount: usd(8_150.91) },
        { day: '25', amount: usd(8_121.43) },
      ],
      total: usd(16_272.34),
    },
  ]
  const lines: ReturnLines = {
    ...{ 1: 3, 2: usd(145_758.9), 7: usd(-0.06), 12: usd(48_787.49), '15a': usd(0.05), '15b apply': true },
    ...{ '16 semiweekly': true, 'B months': months, 'B total': usd(16_272.34) },
  }
  const { xml } = returnXml({ ...orchid, lines })
  const [form, schedule] = returnLayout('941', orchid.periodEnd).law.forms['941']!
  const read = {
    ...readReturn(form!, dataOf(xml, 'IRS941').content as readonly XmlNode[]),
    ...readReturn(schedule!, dataOf(xml, 'IRS941ScheduleB').content as readonly XmlNode[]),
  }
  expect(read).toEqual(lines)
  expect(dataOf(xml, 'IRS941').attributes).toEqual({
    documentId: 'IRS941',
    referenceDocumentId: 'IRS941ScheduleB',
  })
})

test.each<readonly [what: string, over: ReturnLines, words: string]>([
  ['a minus where none may be', { 6: usd(-1) }, 'TotalTaxBeforeAdjustmentAmt (6) cannot hold -1.00'],
  ['14 beside 15', { 14: usd(1), '15a': usd(1) }, 'BalanceDueAmt and OverpaymentGrp exclude each other'],
  ['no schedule', { '16 less': false }, 'one of TotalTaxLessThanLimitAmtInd, MonthlyScheduleDepositorGrp'],
])('%s is refused by element and line', (_, over, words) => {
  expect(() => returnXml({ ...orchid, lines: { ...orchid.lines, ...over } })).toThrow(words)
})

test('what an outside channel must give is named; forms and days that nobody read are refused', () => {
  const { 'software id': _, ...header } = orchid.header
  expect(() => returnXml({ ...orchid, header })).toThrow(
    'ReturnHeader/SoftwareId (software id) must be there',
  )
  expect(() => returnXml({ ...orchid, form: '943-X' })).toThrow(
    'Form 943-X as XML: its elements were not read',
  )
  expect(() => returnXml({ ...orchid, periodEnd: day('2025-09-30') })).toThrow(
    'no law is known for 2025-09-30',
  )
  expect(() => returnXml({ ...orchid, periodEnd: day('2026-12-31') })).toThrow('checked through 2026-09-30')
})

test('an element in a place where none stands is refused; so is XML that does not close', () => {
  const [form] = returnLayout('941', orchid.periodEnd).law.forms['941']!
  const wrong: readonly XmlNode[] = [
    { name: 'WagesAmt', content: '1.00' },
    { name: 'EmployeeCnt', content: '1' },
  ]
  expect(() => readReturn(form!, wrong)).toThrow('IRS941: EmployeeCnt has no place here')
  expect(() => readReturn(form!, [{ name: 'WagesAmt', content: '1' }])).toThrow(
    'must be an amount with two decimals',
  )
  expect(() => readXml('<Return><A>1</Return>')).toThrow('closes Return where A is open')
  expect(nameControl('The Orchid & Co')).toBe('ORCH')
})
