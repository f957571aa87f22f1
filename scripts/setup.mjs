// Makes a clone ready to start or to test: installs what the lock file names, builds what the sources say,
// each only when something changed. Built-ins only, because nothing is installed before it ran.
// Steps that do not need each other run at the same time: npm and the build of the console keep to one core.
// With the word tests it also obtains what only tests need.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)

/** @typedef {{ name: string, needs: string[], stamp?: string, inputs?: string[], run: () => Promise<unknown> }} Step */

/**
 * A step is due when the stamp it left differs from what its inputs hash to now. It comes after those that it needs.
 * @type {Step[]}
 */
const steps = [
  {
    name: 'packages',
    needs: [],
    stamp: at('node_modules', '.purser-stamp'),
    inputs: ['package-lock.json'],
    run: install,
  },
  {
    name: 'build',
    needs: ['packages'],
    stamp: at('dist', '.purser-stamp'),
    inputs: ['src', 'scripts/bundle.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    run: build,
  },
  {
    name: 'console packages',
    needs: [],
    stamp: at('console', 'node_modules', '.purser-stamp'),
    inputs: ['console/package-lock.json'],
    run: installConsole,
  },
  {
    name: 'console',
    needs: ['packages', 'console packages'],
    stamp: at('dist', 'console', '.purser-stamp'),
    inputs: ['console', 'src/client', 'src/kernel/dates.ts'],
    run: buildConsole,
  },
]

/**
 * Neither leaves a stamp: each looks for what is there. Without it, tests that want it say so.
 * @type {Step[]}
 */
const forTests = [
  { name: 'browser', needs: [], run: () => obtain('scripts/browser.mjs') },
  { name: 'openssh', needs: ['packages'], run: () => obtain('--import', 'tsx', 'scripts/openssh.ts') },
]

/** What other steps put below dist/ and a build of the sources must leave alone. */
const keptInDist = ['console']

/** Programs of steps that run now: they end with us. */
const children = new Set()

await main()

async function main() {
  checkNode()
  const isReleased = existsSync(at('dist')) && !existsSync(at('src'))
  const wanted = process.argv[2] === 'tests' ? [...steps, ...forTests] : steps
  if (isReleased || !wanted.some(isDue)) return

  const release = takeTurn()
  const running = new Map()
  for (const step of wanted) running.set(step.name, inTurn(step, running))
  const ends = await Promise.allSettled(running.values())
  release()
  for (const end of ends) if (end.status === 'rejected') fail(end.reason.message)
}

async function inTurn(step, running) {
  await Promise.all(step.needs.map((name) => running.get(name)))
  if (isDue(step)) await runStep(step)
}

function checkNode() {
  const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node
  const [major, minor] = wanted.match(/\d+/g).map(Number)
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  fail(`Purser needs Node ${wanted}; this is ${process.version}.`)
}

/** @param {Step} step */
function isDue({ stamp, inputs }) {
  return stamp === undefined || (!isLinked(dirname(stamp)) && read(stamp) !== fingerprint(inputs))
}

/** A linked directory is someone else's to fill and to stamp, and npm would replace the link. */
function isLinked(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

async function runStep({ name, stamp, inputs, run }) {
  if (stamp === undefined) return run()
  const before = fingerprint(inputs)
  const begin = Date.now()
  const did = await run()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, before)
  if (did) say(`${name}: ready after ${((Date.now() - begin) / 1000).toFixed(1)} s`)
}

async function install() {
  if (isInstalled()) return false

  say('packages: installing (once per change of package-lock.json)')
  await npmCi(root)
  return true
}

async function installConsole() {
  if (isInstalled('console')) return false

  say('console packages: installing (once per change of console/package-lock.json)')
  await npmCi(at('console'))
  return true
}

async function npmCi(cwd) {
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  await command([...npm, 'ci', '--include=dev', '--include=optional', '--ignore-scripts', ...quiet], {
    failure: 'npm ci failed. Is the package registry reachable, and does this user own the directory?',
    env: { ...process.env, ...npmCache() },
    cwd,
  })
}

/** Whether someone already ran npm ci by hand: npm's record of what it installed matches the lock file. */
function isInstalled(...folder) {
  const wanted = JSON.parse(readFileSync(at(...folder, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(read(at(...folder, 'node_modules', '.package-lock.json')) ?? '{}').packages ?? {}
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional)
    .every(([path, { version }]) => found[path]?.version === version)
}

/** A user without a home of their own (nobody) still needs a place for npm's cache. */
function npmCache() {
  const usual = process.env.npm_config_cache ?? join(process.env.HOME ?? '/nonexistent', '.npm')
  return isWritable(usual) ? {} : { npm_config_cache: at('.cache', 'npm'), HOME: at('.cache') }
}

function isWritable(path) {
  if (!existsSync(path)) return dirname(path) !== path && isWritable(dirname(path))
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function build() {
  say('build: compiling')
  for (const name of existsSync(at('dist')) ? readdirSync(at('dist')) : []) {
    if (!keptInDist.includes(name)) rmSync(at('dist', name), { recursive: true, force: true })
  }
  const tsc = [process.execPath, at('node_modules', 'typescript', 'bin', 'tsc')]
  // Whether the types agree is checked by npm test; without it a build takes little more than half the time.
  await command([...tsc, '-p', 'tsconfig.build.json', '--noCheck'], {
    failure: 'The sources do not compile.',
    env: process.env,
  })
  await command([process.execPath, at('scripts', 'bundle.mjs')], {
    failure: 'What was built cannot be put into one bundle.',
    env: process.env,
  })
  return true
}

async function buildConsole() {
  say('console: building')
  await command(
    [process.execPath, at('console', 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'],
    {
      failure: 'The console does not build.',
      env: process.env,
      cwd: at('console'),
    },
  )
  return true
}

async function obtain(...args) {
  process.stderr.write(await command([process.execPath, ...args], { failure: '', env: process.env }))
}

/** @param {string[]} line */
async function command([file, ...args], { failure, env, cwd = root }) {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  children.add(child)
  const [status, signal] = await once(child, 'close').catch((error) => [undefined, error.message])
  children.delete(child)
  if (status !== 0) throw new Error(`${said}${signal ?? ''}\n${failure}`)
  return said
}

/** Two starts at once: the second waits, then finds nothing left to do. A dead holder's turn is over. */
function takeTurn() {
  const turn = at('.cache', 'setup.lock')
  mkdirSync(dirname(turn), { recursive: true })
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' })
      const release = () => {
        for (const child of children) child.kill()
        rmSync(turn, { force: true })
      }
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
      process.once('exit', release)
      return release
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (waited === 0) say('another set-up is running here; waiting')
    const holder = Number(read(turn) ?? 0)
    if (waited > 2 && !isAlive(holder)) rmSync(turn, { force: true })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const path of inputs.flatMap((input) => filesBelow(input))) {
    hash.update(`\0${path}\0`).update(readFileSync(at(path)))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  const found = lstatSync(at(path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(at(path))
    .sort()
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesBelow(join(path, name)))
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function say(line) {
  process.stderr.write(`purser: ${line}\n`)
}

function fail(words) {
  process.stderr.write(`\npurser: set-up failed\n${words.trim()}\n`)
  process.exit(1)
}
