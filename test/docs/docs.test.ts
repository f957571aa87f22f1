import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/drill-ground.ts'
import { commands } from '../../src/cli/run.ts'
import { testDatabase } from '../support/database.ts'
import { MASTER_KEY } from '../support/service.ts'
import { type Block, blocksOf, pages, root } from './pages.ts'
import { type Ground, notRun, typed } from './session.ts'

const demo = { PURSER_CLIENT_ID: 'demo', PURSER_SECRET_KEY: 'demo-secret' }
const hasTools = ['bash', 'curl', 'git'].every((tool) => spawnSync(tool, ['--version']).status === 0)

/** One of each page's own: a page may rotate keys. */
const database = async () => ({ DATABASE_URL: (await testDatabase()).url, PURSER_MASTER_KEY: MASTER_KEY })

/** Every page with commands, and what it takes for granted. */
const grounds: Readonly<Record<string, Omit<Ground, 'port'>>> = {
  'README.md': {},
  'docs/quick-start.md': {},
  'docs/guides/engine.md': { timeless: true },
  'docs/guides/integrator.md': { running: true, environment: { ...demo, ...(await database()) } },
  'docs/guides/recipes.md': { running: true, environment: { ...demo, ...(await database()) } },
  'docs/reference/introduction.md': { running: true, environment: { ...demo, ...(await database()) } },
  'docs/operations/backup.md': {},
  'docs/operations/deployment.md': {
    environment: { ...demo, ...(await database()) },
  },
  'docs/operations/keys.md': { environment: { ...(await database()) } },
  'docs/operations/verification.md': {
    environment: { ...(await database()) },
  },
  'docs/operations/checks.md': { environment: { ...(await database()) } },
  'docs/operations/monitoring.md': { running: true, environment: { ...(await database()) } },
}

/** Blocks that are neither commands nor programs, and why they need not run here. */
const notCommands: Readonly<Record<string, string>> = {
  mermaid: 'a diagram, derived from the tables of moves',
  ini: 'settings of other programs; the drills under scripts/ run with the same',
  sql: 'read from the page and run by scripts/drill-pooler.ts',
  js: 'derived; the receiver of the tests verifies every delivery so',
  python:
    'the function of the samples is run by test/http/docs.test.ts; the generated client is no part of this',
  json: 'derived from the declarations, or the shape of an error',
  text: 'no command',
  '': 'no command',
}

/** Pages whose programs are excerpts: the law's own tests run the files they are taken from. */
const excerpts = ['docs/guides/law.md']

const isRun = ({ language, page }: Block): boolean =>
  (language === 'bash' || language === 'ts') && !excerpts.includes(page)

beforeAll(() => {
  // `purser` and `npm start` are what was built.
  expect(spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')]).status).toBe(0)
})

test.skipIf(!hasTools).each(Object.keys(grounds))(
  'the commands of %s work as printed',
  async (page) => {
    const blocks = blocksOf(page).filter(isRun)
    const shown = (text: string, language: string) =>
      grounds[page]!.timeless ? text.trim() : masked(text, language)
    const printed = await typed(blocks, { port: await freePort(), ...grounds[page] })
    const expected = blocks.map(({ prints }) => prints)
    expect(printed.map((text, at) => expected[at] && shown(text, expected[at].language))).toEqual(
      expected.map((prints) => prints && shown(prints.text, prints.language)),
    )
  },
  600_000,
)

/** Ids differ from run to run; in text also days and amounts, but a sum of zero does not. */
const masked = (text: string, language: string): unknown =>
  language === 'json'
    ? JSON.parse(text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id'))
    : text.trim().replaceAll(/[1-9]\d*([.-]\d+)*/g, '#')

test.each(pages)('every block of %s is run, or has a reason', (page) => {
  const open = blocksOf(page).filter((block) =>
    isRun(block) ? !(page in grounds) : !(block.language in notCommands) && !excerpts.includes(page),
  )
  expect(open).toEqual([])
})

test('no line is left out without need', () => {
  const lines = Object.keys(grounds).flatMap((page) => blocksOf(page).flatMap(({ text }) => text.split('\n')))
  for (const words of Object.keys(notRun)) expect(lines.some((line) => line.startsWith(words))).toBe(true)
})

const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as Record<string, string>
const names = commands.map(({ name }) => name)

test.each([...pages, 'CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s names only commands that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const missing = [...text.matchAll(/`(?:\w+=\S+ )*(purser|npm run|npm) ([^`]*)`/g)]
    .filter(([, program, words]) =>
      program === 'purser'
        ? !names.some(
            (name) => words === name || words!.startsWith(`${name} `) || name.startsWith(`${words} `),
          ) && !words!.startsWith('<')
        : !(words!.split(' ')[0]! in scripts) &&
          !['link', 'ci', 'install', 'pack'].includes(words!.split(' ')[0]!),
    )
    .map(([command]) => command)
  expect(missing).toEqual([])
})

test.each(pages)('the links of %s lead somewhere', (name) => {
  const text = readFileSync(join(root, name), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!)
  expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([])
})
