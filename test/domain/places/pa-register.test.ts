import { expect, test } from 'vitest'
import { readPaRegister } from '../../../src/domain/places/pa-register.ts'

const HEAD =
  'PSD Code,County,Municipality,School District,Municipal Nonresident EIT,Municipal Resident EIT,School District EIT,' +
  'Total Resident EIT,Municipal LST,School District LST,Total LST,Municipal LST Low Income Exemption,EIT Collector'
const SCRANTON = '350901,LACKAWANNA,SCRANTON CITY,SCRANTON S D,1,2.4,1,3.4,151,5,156,"15,600",Berkheimer'
const sheet = (...rows: string[]) => ['Report of the state, read only', HEAD, ...rows].join('\r\n')

test('a row of the state’s sheet becomes a row of the table, below its instruction and its header', () => {
  expect(
    readPaRegister(
      sheet(SCRANTON, '', '10201,ADAMS,"ABBOTTSTOWN BORO",CONEWAGO VALLEY SD,1,0.5,1,1.5,47,5,52,12000,YATB'),
    ),
  ).toEqual({
    rows: [
      '350901|Lackawanna|Scranton City|Scranton|3.4|1|151+5|15600|Berkheimer',
      '010201|Adams|Abbottstown Boro|Conewago Valley|1.5|1|47+5|12000|YATB',
    ],
  })
  const tabs = sheet(SCRANTON.replace('"15,600"', '15600')).replaceAll(',', '\t')
  expect(readPaRegister(tabs)).toMatchObject({ rows: [expect.stringContaining('350901')] })
})

// biome-ignore format: one fault a line
test.each([
  ['PSD Code', SCRANTON.replace('350901', '990101'), 'PSD code 990101 is none: six digits, the first two a collection district'],
  ['rate as a part of one', SCRANTON.replace(',3.4,', ',0.034,'), 'Total Resident EIT is 0.034, and its parts are 2.4 and 1'],
  ['rate out of bounds', SCRANTON.replace(',1,2.4', ',34,2.4'), 'Municipal Nonresident EIT is 34, not a figure from 0 to 4'],
  ['no figure', SCRANTON.replace('156', 'n/a'), 'Total LST is n/a, not a figure from 0 to 156'],
  ['parts of LST', SCRANTON.replace('156', '52'), 'Total LST is 52, and its parts are 151 and 5'],
  ['no county', SCRANTON.replace('LACKAWANNA', ''), 'County is empty or has a bar in it'],
])('%s: the row is named with its reason, and nothing is read', (_, row, reason) => {
  expect(readPaRegister(sheet(SCRANTON.replace('350901', '350902'), row))).toEqual({ faults: [{ line: 4, reason }] })
})

test('a municipality in two counties stands in the sheet for each, and is read once; Philadelphia is left out', () => {
  const bethlehem = (county: string, nonresident = 1) =>
    `480202,${county},BETHLEHEM CITY,BETHLEHEM AREA S D,${nonresident},0.5,0.5,1,47,5,52,12000,Keystone`
  const philadelphia =
    '510101,PHILADELPHIA,PHILADELPHIA CITY,PHILADELPHIA CITY S D,3.43,3.74,0,3.74,0,0,0,0,City'
  expect(readPaRegister(sheet(bethlehem('LEHIGH'), philadelphia, bethlehem('NORTHAMPTON')))).toEqual({
    rows: ['480202|Lehigh/Northampton|Bethlehem City|Bethlehem Area|1|1|47+5|12000|Keystone'],
  })
  expect(readPaRegister(sheet(bethlehem('LEHIGH'), bethlehem('NORTHAMPTON', 2)))).toEqual({
    faults: [{ line: 4, reason: 'PSD code 480202 stands twice' }],
  })
})

test('names keep their capitals', () => {
  const row = '630901,MCKEAN,MCDONALD BORO,FORT CHERRY S D,1,0.5,0.5,1,52,0,52,12000,Keystone'
  expect(readPaRegister(sheet(row))).toMatchObject({
    rows: [expect.stringMatching(/^630901.McKean.McDonald Boro.Fort Cherry/)],
  })
})

test('twice the same code, no header, no rows, a column that is missing', () => {
  expect(readPaRegister(sheet(SCRANTON, SCRANTON))).toEqual({
    faults: [{ line: 4, reason: 'PSD code 350901 stands twice' }],
  })
  expect(readPaRegister('a,b\n1,2')).toEqual({
    faults: [{ line: 1, reason: 'no line names a column PSD Code' }],
  })
  expect(readPaRegister(sheet())).toEqual({
    faults: [{ line: 2, reason: 'no row follows the names of the columns' }],
  })
  expect(readPaRegister(sheet(SCRANTON).replace('Total LST', 'Sum'))).toEqual({
    faults: [{ line: 2, reason: 'no column Total LST' }],
  })
})
