// npm test: every check, all of them even when one fails, and one line of counts at the end.
// The tests often wait for a process or a clock; the other checks run beside them, one after another.
// Arguments go to vitest: npm test -- test/kernel
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** In one thread: several check the types they share several times over, and the tests want the other core. */
const tsc = ['typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p']

const checks = [
  ['types', ...tsc, 'tsconfig.json'],
  ['types of scripts', ...tsc, 'tsconfig.scripts.json'],
  ['types of the console', ...tsc, 'console/tsconfig.json'],
  ['lint', '@biomejs/biome/bin/biome', 'check', '.'],
  ['unused', 'knip/bin/knip.js', '--no-config-hints'],
]

const scratch = mkdtempSync(join(tmpdir(), 'purser-counts-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const filters = process.argv.slice(2)
const refusals = join(scratch, 'refusals')
const checking = checkAll()
const tested = await vitest(filters)
const checked = await checking
for (const { name } of checked.filter((result) => result.failed > 0))
  process.stdout.write(`FAILED: ${name}, see above\n`)
const results = [
  tested,
  ...checked,
  ...(filters.length === 0 ? [allRaised(refusals), allChanged(refusals)] : []),
]
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

async function checkAll() {
  const counts = []
  for (const [name, ...command] of checks) counts.push(await check(name, command))
  return counts
}

/** A check counts as one test. What it says comes in one piece when it ends, between the lines of the tests. */
async function check(name, command) {
  const child = start(command, 'pipe')
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const isGood = (await ending(child)) === 0
  const words = Buffer.concat(said).toString()
  process.stdout.write(`\n── ${name} ──\n${words}${isGood ? 'ok' : 'FAILED'}: ${name}\n\n`)
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
}

/** Every write operation has changed a record with before and after, or is listed in src/operations/unchanged.ts. */
function allChanged(file) {
  return allOf(file, {
    title: 'changes',
    kinds: ['changes ', 'changed '],
    missing: 'never seen to change a record, and not in src/operations/unchanged.ts',
    words: 'write operations seen to change a record',
  })
}

/** Every refusal that an operation declares was raised through HTTP at least once: the service under test wrote it down. */
function allRaised(file) {
  return allOf(file, {
    title: 'refusals',
    kinds: ['declared ', 'raised '],
    missing: 'never raised',
    words: 'declared refusals raised',
  })
}

/** What the tests wrote down: lines of the first kind are wanted, those of the second were seen. */
function allOf(file, { title, kinds, missing, words }) {
  process.stdout.write(`\n── ${title} ──\n`)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const named = (kind) =>
    new Set(lines.filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length)))
  const [declared, raised] = kinds.map(named)
  const silent = [...declared].filter((refusal) => !raised.has(refusal))
  for (const refusal of silent) process.stdout.write(`${missing}: ${refusal}\n`)
  const isGood = declared.size > 0 && silent.length === 0
  process.stdout.write(
    `${isGood ? 'ok' : 'FAILED'}: ${declared.size - silent.length} of ${declared.size} ${words}\n`,
  )
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
}

/** Beside the tests that failed, a file that did not load and a run that broke off count as one failure each. */
async function vitest(filters) {
  const counts = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`]
  process.stdout.write('\n── tests ──\n')
  const status = await ending(start(['vitest/vitest.mjs', 'run', ...reporters, ...filters], 'inherit'))
  const report = readReport(counts)
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}

function start([file, ...args], output) {
  return spawn(process.execPath, [join(modules, file), ...args], {
    cwd: root,
    env: { ...process.env, PURSER_REFUSALS_FILE: refusals, PURSER_TEST_BUILT: '1' },
    stdio: ['ignore', output, output],
  })
}

/** The status of a process that has ended and said everything. */
async function ending(child) {
  try {
    const [status] = await once(child, 'close')
    return status ?? 1
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    return 1
  }
}
