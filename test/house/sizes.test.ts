import { expect, test } from 'vitest'
import { functionsOf, type Source, sourcesIn } from './sources.ts'

const everything = sourcesIn('src', 'test', 'bench', 'scripts')
const ours = sourcesIn('src')

/** A table prints its figures by the line: its functions and comments are not measured. */
const isLiteral = ({ path }: Source) => /^src\/law\/us\//.test(path) || /^test\/(law|domain)\//.test(path)

const DERIVED = 'src/store/database/schema.ts'

test('no file that a hand wrote is longer than 300 lines', () => {
  const long = everything.filter(({ path, lines }) => path !== DERIVED && lines.length > 300)
  expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([])
})

test('no function is longer than 50 lines of its own', () => {
  const long = everything
    .filter((source) => source.path !== DERIVED && !isLiteral(source))
    .flatMap((source) => functionsOf(source).map((spread) => ({ ...spread, path: source.path })))
    .filter(({ own, name }) => own > 50 && !/operation\(\{$/.test(name))
  expect(long.map(({ path, line, own }) => `${path}:${line} has ${own} lines`)).toEqual([])
})

/** Files that are a vocabulary: many small words of one kind, used together. */
const VOCABULARIES = [
  /^src\/kernel\/(money|dates|ids)\.ts$/,
  /^src\/law\/language\/(agencies|exact|declare|certificate-fields|final-pay)\.ts$/,
  /^src\/domain\/(.+\/)?values\.ts$/,
  /^src\/wire\//,
  /^src\/operations\/declaration\/operation\.ts$/,
  /^src\/(.+\/)?index\.ts$/,
  /^src\/engine\.ts$/,
  /^src\/domain\/money\/ach\/records\.ts$/,
]

test('a file exports at most 5 values, the statements of one table 8', () => {
  const many = ours
    .filter(({ path }) => !VOCABULARIES.some((one) => one.test(path)))
    .map(({ path, lines }) => ({ path, count: lines.filter((line) => VALUE.test(line)).length }))
    .filter(({ path, count }) => count > (path.startsWith('src/store/') ? 8 : 5))
  expect(many).toEqual([])
})

const VALUE = /^export (async )?(const|function|class|let)\b/

/** The formatter holds the code to 110 and leaves comments alone. */
test('no comment is wider than 130', () => {
  const wide = everything
    .filter((source) => !isLiteral(source))
    .flatMap(({ path, lines }) => lines.map((line, at) => ({ line, place: `${path}:${at + 1}` })))
    .filter(({ line }) => line.length > 130 && /^\s*(\/\/|\* |\/\*\*)/.test(line))
  expect(wide.map(({ place }) => place)).toEqual([])
})

test('no file is named after nothing', () => {
  const name = (path: string) => path.split('/').at(-1)!
  expect(
    everything
      .filter(({ path }) => /util|helper|manager|common|misc(?!ellaneous)/i.test(name(path)))
      .map(({ path }) => path),
  ).toEqual([])
})

test('nothing that is exported is named after nothing', () => {
  const DECLARED = /^export (?:async )?(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)/gm
  const named = ours.flatMap(({ path, lines }) =>
    [
      ...lines
        .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
        .join('\n')
        .matchAll(DECLARED),
    ].map(([, name]) => `${path}: ${name}`),
  )
  const WORDS = /: (.*)(util|helper|manager|misc(?!ellaneous)|common)/i
  expect(named.filter((one) => WORDS.test(one))).toEqual([])
})

test('a private place of a machine, or who wrote it, is nowhere', () => {
  const PRIVATE = /(?<![\w.])\/work\/|\/home\/[a-z]|@ts-ignore|@ts-nocheck|\bTODO\b|\bFIXME\b/
  const found = everything
    .filter(({ path }) => path !== 'test/house/sizes.test.ts')
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (PRIVATE.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
