import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { money } from '../../console/src/messages/en/company/money.ts'
import { fileKinds } from '../../src/domain/money/ach-kinds.ts'
import { transactionMachine } from '../../src/domain/money/transaction.ts'
import { operations } from '../../src/operations/index.ts'
import { shapeOf } from '../../src/wire/fields/schemas.ts'
import { circlesOf } from '../house/circles.ts'
import { root } from '../house/sources.ts'
import { rows } from './pages.ts'

const SRC = 'console/src'
const files = readdirSync(join(root, SRC), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => ({ path: name, text: readFileSync(join(root, SRC, name), 'utf8') }))
const code = files.filter(({ path }) => /\.tsx?$/.test(path))

const importsOf = ({ path, text }: { path: string; text: string }) =>
  [...text.matchAll(/\b(?:from|import\()\s*'([^']+)'/g)].map(([, name]) =>
    name!.startsWith('.') ? normalize(join(dirname(path), name!)) : name!,
  )

test('no file is longer than 300 lines', () => {
  expect(files.filter(({ text }) => text.trimEnd().split('\n').length > 300).map(({ path }) => path)).toEqual(
    [],
  )
})

/** A feature stands on the kit, never on its neighbor; what two of them need is in `shared`. */
const featureOf = (path: string): string | undefined =>
  /^((?:company|worker|operator)\/[^/]+)\//.exec(path)?.[1]

test('features do not import each other', () => {
  const wrong = code.flatMap((file) =>
    importsOf(file)
      .filter((name) => {
        const [own, other] = [featureOf(file.path), featureOf(name)]
        return own !== undefined && other !== undefined && other !== own && !other.endsWith('/shared')
      })
      .map((name) => `${file.path} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test('no import runs in a circle, of a type or when it is needed either', () => {
  expect(circlesOf(new Map(code.map((file) => [file.path, importsOf(file)])))).toEqual([])
})

test('the day of a moment is that of New York: no page cuts it out of the text', () => {
  const wrong = code.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:at|now|\w+At!?)\.slice\(0, \d+\)/g)].map(([cut]) => `${path}: ${cut}`),
  )
  expect(wrong).toEqual([])
})

test('of the service only its client and its days are imported', () => {
  const wrong = code.flatMap((file) =>
    importsOf(file)
      .filter(
        (name) =>
          name.startsWith('..') || (name.startsWith('purser/') && !/^purser\/(client|dates)$/.test(name)),
      )
      .map((name) => `${file.path} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test('the kit knows no page', () => {
  const wrong = code
    .filter(({ path }) => /^(ui|pictures|forms|format|calls|messages)\//.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => /^(app|company|worker|operator)\//.test(name))
        .map((name) => `${file.path} imports ${name}`),
    )
  expect(wrong).toEqual([])
})

test('colors are in the tokens', () => {
  const COLOR = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i
  const wrong = files.filter(
    ({ path, text }) => path !== 'tokens.css' && COLOR.test(text.replaceAll(/href="#[^"]*"/g, '')),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no font size in pixels', () => {
  const wrong = files.filter(({ text }) => /font(-size)?:[^;]*\d+px/.test(text) || /fontSize/.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Text between tags, and the attributes that people read. */
test('words are in the messages', () => {
  const WORDS =
    />\s*[A-Za-z][a-z]+(?: [a-z]+)*\s*<\/|\b(?:title|label|placeholder|alt|aria-label)="[^"]*[a-z]{2}/g
  const wrong = code
    .filter(({ path }) => path.endsWith('.tsx') && !path.startsWith('messages/'))
    .flatMap(({ path, text }) => [...text.matchAll(WORDS)].map(([found]) => `${path}: ${found.trim()}`))
  // Each language names itself, so that whoever reads only that one finds it.
  expect(wrong.filter((one) => !/Español|English/.test(one))).toEqual([])
})

/** A message of the service names operations, which is for programs: `plain` and `toldOf` say it to people. */
test('a refusal is said to people in one place', () => {
  const wrong = code
    .filter(({ path }) => !/^(forms\/refusal\.ts|operator\/|calls\/)/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!plain\([\w.?]*)\b\w*(?:rror|efused|efusal)\??\.message\b/g)].map(
        ([at]) => `${path}: ${at}`,
      ),
    )
  expect(wrong).toEqual([])
})

test('every state of money, and every file, has words', () => {
  expect(Object.keys(money.states).sort()).toEqual([...transactionMachine.states].sort())
  expect(Object.keys(money.files).sort()).toEqual(Object.keys(fileKinds).sort())
})

test('every page is looked at in the accessibility test', () => {
  const declared = code
    .filter(({ path }) => /\.pages?\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/path: '([^']+)'/g)].map(([, name]) => `${path.split('/')[0]} ${name}`),
    )
  const shown = new Set(rows.map(({ page }) => page))
  expect(declared.length).toBeGreaterThan(15)
  expect(declared.filter((page) => !shown.has(page))).toEqual([])
})

test('every page has its picture in the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/console.md'), 'utf8')
  const wanted = rows.map(({ page, who }) => pictureOf(page, { language: 'en', width: widthOf(who) }))
  const kept = new Set(readdirSync(join(root, 'docs/pictures')))
  expect(wanted.filter((name) => !guide.includes(`../pictures/${name}`))).toEqual([])
  expect(
    [...guide.matchAll(/pictures\/([\w-]+\.webp)/g)]
      .map(([, name]) => name!)
      .filter((name) => !kept.has(name)),
  ).toEqual([])
})

/** As the test of the pages names them. */
const pictureOf = (page: string, { language, width }: { language: string; width: number }): string =>
  `${page.match(/[a-z]+/gi)!.join('-')}-${language}-light-${width}.webp`
const widthOf = (who: string): number => (who === 'worker' ? 390 : 1280)

test('no page asks for everybody of a payroll', () => {
  const asks = code.flatMap(({ path, text }) =>
    [...text.matchAll(/\bask\(\s*'payroll\/(?:previewPayroll|getPayrollData)',([^;]*?)\)\)?,?\n/g)].map(
      ([, body]) => ({ path, body: body!.trim() }),
    ),
  )
  expect(asks.length).toBeGreaterThan(2)
  const whole = asks.filter(({ body }) => !/limit|summaryOnly|pageAsked/.test(body))
  expect(whole).toEqual([])
})

test('a page of a list that can begin with its newest says at which end it begins', () => {
  const turned: readonly string[] = operations
    .filter(({ body }) => 'newestFirst' in (shapeOf(body) ?? {}))
    .map(({ address }) => address)
  expect(turned.length).toBeGreaterThan(7)
  const asked = code.flatMap(({ path, text }) =>
    [...text.matchAll(/ask\('([\w/]+)', \{([^;]*?)\}\)/g)].map(([, address = '', body = '']) => ({
      path,
      address,
      body,
    })),
  )
  const paged = asked.filter(({ address, body }) => turned.includes(address) && body.includes('limit'))
  expect(paged.length).toBeGreaterThan(7)
  expect(paged.filter(({ body }) => !body.includes('newestFirst'))).toEqual([])
})
