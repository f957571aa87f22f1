import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, root } from '../docs/pages.ts'

/** What a stranger has: programs, a home with npm's cache, a registry. */
const kept = Object.entries(process.env).filter(([name]) =>
  /^(PATH|HOME|LANG|npm_config_(cache|registry))$/.test(name),
)
const environment = Object.fromEntries(kept) as Record<string, string>
const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--ignore-scripts']
const hasRegistry = spawnSync('npm', ['ping', '--fetch-retries=0'], { env: environment }).status === 0

const scratch = mkdtempSync(join(tmpdir(), 'purser-tarball-'))
const [packed, empty, alone] = ['packed', 'empty', 'alone'].map((name) => join(scratch, name)) as [
  string,
  string,
  string,
]
let service: ChildProcess | undefined

beforeAll(async () => {
  for (const folder of [packed, empty, alone]) mkdirSync(folder)
  await run(process.execPath, [join(root, 'scripts/setup.mjs')], root)
  await run(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/client-package.ts'],
    root,
  )
})

afterAll(async () => {
  if (service?.exitCode === null) {
    const gone = once(service, 'close')
    process.kill(-service.pid!, 'SIGTERM')
    await gone
  }
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10 })
})

test('the packed client is the same file twice, and imports nothing but itself', async () => {
  const [first, second] = [await pack('./packages/client', 'one'), await pack('./packages/client', 'two')]
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(hash(second)).toBe(hash(first))

  const folder = join(root, 'packages/client')
  const { dependencies, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect([dependencies, version]).toEqual([
    undefined,
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  ])
  const modules = readdirSync(join(folder, 'dist'))
  for (const name of modules) {
    const text = readFileSync(join(folder, 'dist', name), 'utf8')
    const imports = [...text.matchAll(/\b(?:from|import)\s*\(?'([^']+)'/g)].map(([, from]) => from!)
    expect(
      imports.filter((from) => !modules.includes(from.replace('./', '').replace(/\.js$/, '.d.ts'))),
    ).toEqual([])
  }
})

// As long as the commands of the pages may take: npm installs two hundred packages.
const patience = 600_000

test.skipIf(!hasRegistry)(
  'a packed file is all it needs: npx purser start in an empty folder',
  {
    timeout: patience,
  },
  async () => {
    const packed = await pack('.', 'service')
    const { stdout: listed } = await run('tar', ['-tzf', packed], scratch)
    expect(listed.split('\n').filter((path) => NEEDLESS.test(path))).toEqual([])
    await run('npm', ['install', '--prefer-offline', ...quiet, packed], empty)

    const address = await started()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    for (const path of ['/', '/docs', '/docs/people', '/docs/guides/quick-start', '/docs/postman.json']) {
      expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 200])
    }
    expect(existsSync(join(empty, 'data/postgres'))).toBe(true)

    writeFileSync(join(empty, 'check.mjs'), CHECK)
    expect((await run(process.execPath, ['check.mjs', address], empty)).stdout).toBe('2000 200000\n')

    // The client by itself, as its page shows it, against the same service.
    await run('npm', ['install', '--offline', ...quiet, await pack('./packages/client', 'three')], alone)
    expect(readdirSync(join(alone, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@purser',
    ])
    const [sample] = blocksOf('packages/client/README.md')
    writeFileSync(join(alone, 'sample.mjs'), sample!.text.replace('http://127.0.0.1:4000', address))
    expect((await run(process.execPath, ['sample.mjs'], alone)).stdout).toBe('2\n1\n400 Invalid CompanyId\n')
  },
)

test.skipIf(!hasRegistry)('the types of the client need nothing else', async () => {
  writeFileSync(join(alone, 'typed.mts'), `${blocksOf('packages/client/README.md')[0]!.text}\n${TYPED}`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--lib',
    'es2023,dom',
  ]
  const { stdout } = await run(process.execPath, [tsc, ...options, 'typed.mts'], alone)
  expect(stdout).toBe('')
})

/** Sources, maps, marks of a build, tests, and modules that the bundle has. */
const NEEDLESS =
  /\.map$|\.purser-stamp$|^package\/(src|test|scripts|console|bench)\/|\/pictures\/|dist\/(http|cli)\/|dist\/store\/.*\.js$/

const CHECK = `import { purserClient } from 'purser/client'
import { usd } from 'purser/engine'

const purser = purserClient({ url: process.argv[2], clientId: 'demo', secretKey: 'demo-secret' })
const { paycheck } = await purser.payroll.calculatePaycheck({
  paycheck: {
    payDate: '2026-06-12', payFrequency: 'BiWeekly', workState: 'TX',
    earnings: [{ type: 'Regular', amount: 2000, hours: 80 }],
  },
})
console.log(paycheck.gross, String(usd(paycheck.gross)))
`

const TYPED = `import type { BodyOf, Operations } from '@purser/client'

export const kind: BodyOf<Operations['adminPortal']['addUser']>['user']['workerType'] = 'W2'
const reply = await purser.reports.getUsers({ companyId: company.companyId })
export const names: string[] = reply.users.map(({ firstName }) => firstName)
// @ts-expect-error a number is no company id
await purser.reports.getUsers({ companyId: 7 })
// @ts-expect-error there is no such operation
await purser.reports.getFortune({})
`

async function pack(what: string, name: string): Promise<string> {
  const folder = join(packed, name)
  mkdirSync(folder)
  await run('npm', ['pack', what, '--pack-destination', folder, ...quiet], root)
  return join(folder, readdirSync(folder)[0]!)
}

async function run(program: string, args: readonly string[], cwd: string) {
  return promisify(execFile)(program, args, { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 })
}

/** Where it listens. */
async function started(): Promise<string> {
  const demo = { PORT: '0', PURSER_CLIENT_ID: 'demo', PURSER_SECRET_KEY: 'demo-secret' }
  const child = spawn('npx', ['purser', 'start'], {
    cwd: empty,
    env: { ...environment, ...demo },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  service = child
  let words = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        words += String(text)
        const [, address] = words.match(/listens on (http:\S+)/) ?? []
        if (address) resolve(address)
      })
    }
    child.once('exit', () => reject(new Error(`npx purser start ended:\n${words}`)))
  })
}
