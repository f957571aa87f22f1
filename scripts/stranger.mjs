#!/usr/bin/env node
// The way of a stranger, timed: a clone, `npm start`, until it is ready, `npm run demo`, until everyone is paid.
// With --write the figures go into docs/quick-start.md.
//
//   npm run stranger [-- --write] [-- <repository>]
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, cpus, loadavg, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const page = join(root, 'docs/quick-start.md')
const [source = root] = process.argv.slice(2).filter((word) => word !== '--write')
const directory = mkdtempSync(join(tmpdir(), 'purser-stranger-'))
const clone = join(directory, 'purser')
const steps = []
let since = performance.now()
let service

try {
  await walk()
  const table = report()
  console.log(`\n${table}`)
  if (process.argv.includes('--write')) write(table)
} finally {
  await leave()
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}

async function walk() {
  must('git', ['clone', '--quiet', source, clone], directory)
  step('`git clone`')
  const port = await freePort()
  service = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let words = ''
  for (const stream of [service.stdout, service.stderr]) {
    stream.on('data', (text) => {
      words += text
      for (const line of String(text).split('\n'))
        if (/^purser: .*ready/.test(line)) console.log(`    ${line}`)
    })
  }
  while (!(await isReady(port))) {
    if (service.exitCode !== null) throw new Error(`npm start ended:\n${words}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  step('`npm start`, until `/readyz` answers')
  const said = must('npm', ['run', 'demo'], clone, { PURSER_URL: `http://127.0.0.1:${port}` })
  if (!/the run is processed/.test(said)) throw new Error(`the demo was not paid:\n${said}`)
  step('`npm run demo`, until everyone is paid')
}

function must(program, args, cwd, more = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...environment(), ...more },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/** Nothing of ours but where programs and the package registry are. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|LANG|npm_config_(cache|registry))$/.test(name),
  )
  return { ...Object.fromEntries(kept), PURSER_CLIENT_ID: 'demo', PURSER_SECRET_KEY: 'demo-secret' }
}

function step(words) {
  const seconds = (performance.now() - since) / 1000
  since = performance.now()
  steps.push([words, seconds])
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${words}`)
}

function report() {
  const total = steps.reduce((sum, [, seconds]) => sum + seconds, 0)
  const rows = [...steps, ['together', total]].map(
    ([words, seconds]) => `| ${words} | ${seconds.toFixed(0)} s |`,
  )
  const machine = `${cpus().length} cores at load ${loadavg()[0].toFixed(0)}, ${platform()} ${arch()}, Node ${process.versions.node}`
  return [`| step (${machine}) | took |`, '|---|---|', ...rows].join('\n')
}

function write(table) {
  const text = readFileSync(page, 'utf8')
  const marks = /(<!-- written by npm run stranger -- --write -->\n)[\s\S]*?(<!-- end -->)/
  if (!marks.test(text)) throw new Error('docs/quick-start.md has no place for the figures')
  writeFileSync(page, text.replace(marks, `$1${table}\n$2`))
  console.log('written to docs/quick-start.md')
}

function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}

function freePort() {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address())
      listener.close(() => resolve(port))
    })
  })
}

async function leave() {
  if (!service || service.exitCode !== null) return
  const gone = new Promise((resolve) => service.once('close', resolve))
  process.kill(-service.pid, 'SIGTERM')
  await gone
}
