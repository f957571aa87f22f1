import { expect, test } from 'vitest'
import { filed, shelf } from '../../src/law/engine/shelf.ts'
import * as us from '../../src/law/us/index.ts'
import { importsOf, sourcesIn } from './sources.ts'

const sources = sourcesIn('src')
const tables = sources.filter(({ path }) => path.startsWith('src/law/us/'))
const dated = tables.filter(({ path }) => /\/\d{4}-\d\d-\d\d\.ts$/.test(path))

/** law/engine reads law/us, and both are written in law/language. */
const LOWER: Readonly<Record<string, readonly string[]>> = {
  language: [],
  us: ['language'],
  engine: ['us', 'language'],
}

test('inside law: the engine reads the tables, the tables are written in the language', () => {
  const folderOf = (path: string) => path.split('/')[2]!
  const wrong = sources
    .filter(({ path }) => path.startsWith('src/law/'))
    .flatMap((source) =>
      importsOf(source)
        .filter((name) => name.startsWith('src/law/') && folderOf(name) !== folderOf(source.path))
        .filter((name) => !LOWER[folderOf(source.path)]!.includes(folderOf(name)))
        .map((name) => `${source.path} imports ${name}`),
    )
  expect(wrong).toEqual([])
})

test('law/us holds literals: what is computed from them is elsewhere', () => {
  const code = tables.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => (/=>|\bfunction\b|\bif \(/.test(line) ? [`${path}:${at + 1}`] : [])),
  )
  expect(code).toEqual([])
})

test('a dated file is in the index under its path, and its head has the date of its name', () => {
  const index = tables.find(({ path }) => path === 'src/law/us/index.ts')!
  const listed = new Map(
    index.lines.slice(1).map((line) => {
      const [, name, file] = /^export \{ law as (\w+) \} from '\.\/(.+)'$/.exec(line)!
      return [`src/law/us/${file}`, name!] as const
    }),
  )
  expect([...listed.keys()].sort()).toEqual(dated.map(({ path }) => path).sort())
  const exported = new Map(Object.entries(us))
  for (const [path, name] of listed) {
    const day = path.slice(-13, -3)
    for (const edition of [exported.get(name)!].flat()) expect(edition.effective, path).toBe(day)
  }
})

test('what nobody looked at is said by the head of an edition alone, and the chooser reads it', () => {
  const READERS =
    /^src\/(law\/(us\/.+\/\d{4}-\d\d-\d\d|language\/dated|engine\/(editions|coverage|imported-register))|operations\/operator\/getLawCoverage)\.ts$/
  const others = sources.flatMap(({ path, lines }) => {
    const words = [...lines.join('\n').matchAll(/\w*checked_?through\w*/gi)].map(([word]) => word)
    return words
      .filter((word) => word !== 'checkedThrough' || !READERS.test(path))
      .map((word) => `${path} ${word}`)
  })
  expect(others).toEqual([])

  const chosen = new Set([...shelf.taxes.values(), ...shelf.tables.values()].flat())
  expect(filed.filter((edition) => !chosen.has(edition))).toEqual([])
})

test('every kind of table is asked for through the chooser', () => {
  const asked = sources
    .filter(({ path }) => !path.startsWith('src/law/us/'))
    .flatMap(({ lines }) => [...lines.join('\n').matchAll(/\b(?:tableOn|needTable)\(\s*'(\w+)'/g)])
    .map(([, kind]) => kind!)
  const kinds = filed.flatMap((edition) => ('table' in edition ? [edition.table] : []))
  expect([...new Set(asked)].sort()).toEqual([...new Set(kinds)].sort())
})

/** Tables of law/us that no edition carries: nothing is withheld by them alone. */
const UNDATED: Readonly<Record<string, string>> = {
  'localities/localities.ts': 'which places a certificate asks for; the taxes of those places are dated',
  'localities/uncomputed.ts': 'taxes that no paycheck carries, said aloud',
  'places/amount-unknown.ts': 'places that are refused by name',
  'places/school-districts.ts': 'names of the districts whose rates stand in the editions',
  'places/territories.ts': 'territories that are refused by name',
  'places/zips': 'which counties a ZIP code touches: geography, with its source',
  'registration/accounts.ts': 'what an agency prints on an account number',
  'registration/extras.ts': 'what an employer tells of itself; the figures are the employer’s',
  'sources/sources.ts': 'names of the sources',
  'wa/riskClass.ts': 'what L&I prints on a rate notice; the rate is the employer’s',
}

test('every table of law is dated: what is read beside the editions is listed with its reason', () => {
  const outside = sources
    .filter(({ path }) => !path.startsWith('src/law/us/'))
    .flatMap((source) => importsOf(source))
    .filter((name) => name.startsWith('src/law/us/') && name !== 'src/law/us/index.ts')
  // A set that grows while it is walked: what an edition imports is carried by it, and so on.
  const carried = new Set(dated.map(({ path }) => path))
  for (const path of carried) {
    const source = tables.find((each) => each.path === path)
    for (const name of source === undefined ? [] : importsOf(source)) carried.add(name)
  }
  const loose = tables
    .map(({ path }) => path)
    .filter((path) => !carried.has(path) && !path.endsWith('/index.ts'))
  const found = [...outside, ...loose].map((name) =>
    name.replace('src/law/us/', '').replace(/^(places\/zips)\/.*/, '$1'),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(UNDATED).sort())
})
