import { expect, test } from 'vitest'
import { fileChecker } from '../../../src/domain/layouts/check.ts'
import { w2File, w2Layout } from '../../../src/domain/layouts/w2-file.ts'
import { w2RuleName, w2Rules } from '../../../src/domain/layouts/w2-rules.ts'
import { usd } from '../../../src/kernel/money.ts'
import { shelf } from '../../../src/law/engine/shelf.ts'
import { ana, bo, cam, employer, submitter } from './larkspur.ts'
import { larkspur, lastYearOfAFarm, oneWorker, refused, threeWorkers } from './w2-cases.ts'

const { law } = w2Layout({ taxYear: 2025, where: 'US' })

function findingsIn(lines: readonly string[]) {
  const checker = fileChecker(law, w2Rules(law, 2025), w2RuleName)
  return [...lines.flatMap(checker.line), ...checker.end()]
}

test.each([
  ['one worker', oneWorker],
  ['three workers', threeWorkers],
  ['a farm', lastYearOfAFarm],
  ['Larkspur', larkspur],
])('a good file has no finding: %s', (_, lines) => {
  expect(findingsIn(lines)).toEqual([])
})

test.each(refused)('%s is found in the file that breaks it', (rule, RW, RT) => {
  const [RA, RE, , , RF] = oneWorker
  const findings = findingsIn([RA!, RE!, RW.padEnd(512), RT.padEnd(512), RF!])
  expect(findings.filter(({ level }) => level === 'reject').map((each) => each.rule)).toEqual([rule])
})

const [RA, RE, RW, RT, RF] = oneWorker as readonly [string, string, string, string, string]
const put = (line: string, first: number, text: string) =>
  line.slice(0, first - 1) + text + line.slice(first - 1 + text.length)

test.each<readonly [what: string, lines: readonly string[], found: readonly (readonly string[])[]]>([
  ['a record too short', [RA, RE, RW.slice(0, -1), RT, RF], [['RW', '', 'E05']]],
  [
    'RT before its workers',
    [RA, RE, RT, RW, RF],
    [
      ['RT', '3-9', 'E05'],
      ['RW', '', 'E05'],
    ],
  ],
  ['something after RF', [RA, RE, RW, RT, RF, RF], [['RF', '', 'E05']]],
  ['no RF', [RA, RE, RW, RT], [['RT', '', 'E05']]],
  ['a wrong count in RF', [RA, RE, RW, RT, put(RF, 8, '000000002')], [['RF', '8-16', 'E05']]],
  ['a user id of seven', [put(RA, 19, ' '), RE, RW, RT, RF], [['RA', '12-19', 'E07']]],
  ['no phone', [put(RA, 423, ' '.repeat(15)), RE, RW, RT, RF], [['RA', '423-437', 'E07']]],
  ['an EIN of no campus', [RA, put(RE, 8, '07'), RW, RT, RF], [['RE', '8-16', 'E08']]],
  ['no last name', [RA, RE, put(RW, 42, ' '.repeat(20)), RT, RF], [['RW', '42-61', 'E10']]],
  ['lower case', [RA, RE, put(RW, 12, 'Ana'), RT, RF], [['RW', '12-26', 'characters']]],
  ['something in a blank', [RA, RE, put(RW, 143, 'X'), RT, RF], [['RW', '143-147', 'characters']]],
  ['a flag that is none', [RA, RE, put(RW, 486, 'X'), RT, RF], [['RW', '486-486', 'characters']]],
])('%s', (_, lines, found) => {
  // A file that is out of order does not add up either: E06 is another test.
  const rejected = findingsIn(lines).filter(({ level, rule }) => level === 'reject' && rule !== 'E06')
  const places = rejected.map(({ record, place = '', rule }) => [record, place, rule])
  expect(places.slice(0, found.length)).toEqual(found)
})

test('years have their limits: base, household, and what is only doubted', () => {
  // 3 and 7 above 176,100.00; tax above 10,918.20.
  const high = put(put(put(RW, 210, '00017610001'), 221, '00001091821'), 232, '00017610001')
  const rules = findingsIn([RA, RE, high, RT, RF]).map(({ rule, place }) => `${rule} ${place}`)
  expect(rules).toContain('E11 210-220')
  expect(rules).toContain('E11 221-231')
  const household = put(RE, 219, 'H')
  const little = put(
    put(put(put(RW, 210, '00000279999'), 221, '00000017360'), 232, '00000279999'),
    243,
    '00000004060',
  )
  expect(findingsIn([RA, household, little, RT, RF]).map(({ rule }) => rule)).toContain('E04')
  const enough = little.replaceAll('00000279999', '00000280000')
  expect(findingsIn([RA, household, enough, RT, RF]).map(({ rule }) => rule)).not.toContain('E04')
  const doubted = findingsIn([RA, RE, put(RW, 221, '00000300000'), RT, RF])
  expect(doubted).toContainEqual(expect.objectContaining({ rule: 'E12', level: 'warn', place: '221-231' }))
  const twice = findingsIn([RA, RE, RW, RT, RE, RW, RT, put(RF, 8, '000000002')])
  expect(twice.map(({ rule, level, line }) => [rule, level, line])).toEqual([['E14', 'warn', 5]])
})

test('E12: tax on tips that could not be collected stands in RO, and explains what boxes 4 and 6 lack', () => {
  // 6.2 % of 50,000.00 is 3,100.00, 1.45 % is 725.00: 18.86 and 13.05 were not collected.
  const tipped = put(put(RW, 221, '00000308114'), 243, '00000071195')
  const warned = (...records: readonly string[]) =>
    findingsIn([RA, RE, ...records, RT, RF]).flatMap(({ rule, level, line, place }) =>
      level === 'warn' ? [`${line} ${rule} ${place}`] : [],
    )
  const ro = (cents: string) => put(threeWorkers[4]!, 23, cents.padStart(11, '0'))
  expect(warned(tipped, ro('3191'))).toEqual([])
  // Far more is lacking than the record explains; the next worker's record explains nothing of this one.
  expect(warned(put(tipped, 221, '00000200000'), ro('3191'))).toEqual(['3 E12 221-231'])
  expect(warned(tipped, RW, ro('3191'))).toEqual(['3 E12 221-231', '3 E12 243-253'])
  // Too much was taken: nothing explains that.
  expect(warned(put(RW, 221, '00000313191'), ro('3191'))).toEqual(['3 E12 221-231'])
})

test('E03, E06 and E13: the record, its place and the rule', () => {
  const found = (...lines: readonly string[]) =>
    findingsIn(lines).map(({ record, place, rule, level }) => `${record} ${place} ${rule} ${level}`)
  expect(found(RA, RE, put(RW, 232, '0'.repeat(11)), RT, RF)).toContain('RW 243-253 E03 reject')
  const [A, E, ...rest] = threeWorkers as readonly [string, string, ...string[]]
  const RU = rest.findIndex((line) => line.startsWith('RU'))
  expect(found(A, E, ...rest.with(RU, put(rest[RU]!, 25, '000000000001235')))).toEqual([
    'RU 25-39 E06 reject',
  ])
  expect(found(A, E, ...rest.with(RU, put(rest[RU]!, 3, '0000001')))).toEqual(['RU 3-9 E05 reject'])
  expect(found(RA, put(RE, 219, 'Q'), RW, RT, RF)).toEqual(['RW 210-220 E13 warn'])
  expect(found(RA, put(RE, 219, 'X'), RW, RT, RF)).toEqual(['RW 210-220 E13 warn', 'RW 232-242 E13 warn'])
})

test('E06: each amount of RT is the sum of its own field, whatever its order in RW', () => {
  const sums = law.records
    .find(({ id }) => id === 'RT')!
    .fields.filter(
      ([name, , , kind]) =>
        kind === 'money' &&
        law.records.some(({ id, fields }) => id === 'RW' && fields.some(([each]) => each === name)),
    )
  expect(sums).toHaveLength(24)
  for (const [, first, last] of sums) {
    const wrong = put(RT, first, `${'9'.padStart(last - first + 1, '0')}`)
    expect(findingsIn([RA, RE, RW, wrong, RF]).map(({ place, rule }) => `${place} ${rule}`)).toEqual([
      `${first}-${last} E06`,
    ])
  }
})

const states = [...shelf.tables.keys()]
  .filter((key) => /^(?!US).*\.w2File$/.test(key))
  .map((key) => key.split('.')[0]!)

test.each(states)('%s: its file of W-2s is what its layout wants', (where) => {
  const state = where.slice(0, 2)
  const localities = [
    { name: 'Akron', code: 'R001', type: 'C', wages: usd(900), tax: usd(9) },
    { name: 'Toledo', code: 'R002', type: 'C', wages: usd(100), tax: usd(1) },
  ]
  const particulars = { BEN: '12345678', 'name control': 'LARK', 'filing cycle': 'Q', account: '123456' }
  const part = { state, account: '123456', wages: usd(64_012.95), tax: usd(3_010.91), localities }
  const people = [
    { ...ana, states: [part] },
    bo,
    { ...cam, states: [{ ...part, localities: [localities[0]!] }] },
  ]
  const options = { taxYear: 2025, where, allowProvisional: true }
  const pieces = w2File(submitter, [{ employer: { ...employer, particulars }, people }], options)
  const lines = Buffer.concat([...pieces])
    .toString('latin1')
    .split('\r\n')
    .slice(0, -1)
  const own = w2Layout(options).law
  const checker = fileChecker(own)
  expect([...lines.flatMap(checker.line), ...checker.end()]).toEqual([])
  // Bo has no part in it.
  expect(lines.filter((line) => line.includes('222334444'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('RS'))).toHaveLength(own.isLocalLeftOut ? 2 : 3)
})

test('a state without a file says so; an unsure layout is for trying out', () => {
  expect(() => w2Layout({ taxYear: 2025, where: 'NY' })).toThrow('NY for 2025: no file of W-2s is on file')
  expect(() => w2Layout({ taxYear: 2025, where: 'NJ' })).toThrow('NJ W-2 file: the layout is unsure')
})

test('Georgia has the employer in RS, and its own date', () => {
  const pieces = w2File(submitter, [{ employer, people: [ana] }], { taxYear: 2025, where: 'GA' })
  const rs = Buffer.concat([...pieces])
    .toString('latin1')
    .split('\r\n')
    .find((line) => line.startsWith('RS'))!
  expect([rs.slice(297, 307), rs.slice(330, 339), rs.slice(473, 482)]).toEqual([
    '12/31/2025',
    '1234567AB',
    '123456789',
  ])
})
