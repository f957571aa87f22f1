// Makes a clone ready to start or to test: installs what the lock file names, builds what the sources say,
// each only when something changed. Built-ins only, because nothing is installed before it ran.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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

/** A step is due when the stamp it left differs from what its inputs hash to now. */
const steps = [
  {
    name: 'packages',
    stamp: at('node_modules', '.purser-stamp'),
    inputs: ['package-lock.json'],
    run: install,
  },
  {
    name: 'build',
    stamp: at('dist', '.purser-stamp'),
    inputs: ['src', 'scripts/bundle.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    run: build,
  },
  {
    name: 'console packages',
    stamp: at('console', 'node_modules', '.purser-stamp'),
    inputs: ['console/package-lock.json'],
    run: installConsole,
  },
  {
    name: 'console',
    stamp: at('dist', 'console', '.purser-stamp'),
    inputs: ['console', 'src/client', 'src/kernel/dates.ts'],
    run: buildConsole,
  },
]

/** What other steps put below dist/ and a build of the sources must leave alone. */
const keptInDist = ['console']

main()

function main() {
  checkNode()
  const isReleased = existsSync(at('dist')) && !existsSync(at('src'))
  if (isReleased || !steps.some(isDue)) return

  const release = takeTurn()
  try {
    for (const step of steps) if (isDue(step)) runStep(step)
  } finally {
    release()
  }
}

function checkNode() {
  const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node
  const [major, minor] = wanted.match(/\d+/g).map(Number)
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  fail(`Purser needs Node ${wanted}; this is ${process.version}.`)
}

function isDue({ stamp, inputs }) {
  return !isLinked(dirname(stamp)) && read(stamp) !== fingerprint(inputs)
}

/** A linked directory is someone else's to fill and to stamp, and npm would replace the link. */
function isLinked(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function runStep({ name, stamp, inputs, run }) {
  const before = fingerprint(inputs)
  const begin = Date.now()
  const did = run()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, before)
  if (did) say(`${name}: ready after ${((Date.now() - begin) / 1000).toFixed(1)} s`)
}

function install() {
  if (isInstalled()) return false

  say('packages: installing (once per change of package-lock.json)')
  npmCi(root)
  return true
}

function installConsole() {
  if (isInstalled('console')) return false

  say('console packages: installing (once per change of console/package-lock.json)')
  npmCi(at('console'))
  return true
}

function npmCi(cwd) {
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  command([...npm, 'ci', '--include=dev', '--include=optional', '--ignore-scripts', ...quiet], {
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

function build() {
  say('build: compiling')
  for (const name of existsSync(at('dist')) ? readdirSync(at('dist')) : []) {
    if (!keptInDist.includes(name)) rmSync(at('dist', name), { recursive: true, force: true })
  }
  const tsc = [process.execPath, at('node_modules', 'typescript', 'bin', 'tsc')]
  // Whether the types agree is checked by npm test; without it a build takes little more than half the time.
  command([...tsc, '-p', 'tsconfig.build.json', '--noCheck'], {
    failure: 'The sources do not compile.',
    env: process.env,
  })
  command([process.execPath, at('scripts', 'bundle.mjs')], {
    failure: 'What was built cannot be put into one bundle.',
    env: process.env,
  })
  return true
}

function buildConsole() {
  say('console: building')
  command(
    [process.execPath, at('console', 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'],
    {
      failure: 'The console does not build.',
      env: process.env,
      cwd: at('console'),
    },
  )
  return true
}

/** @param {string[]} line */
function command([file, ...args], { failure, env, cwd = root }) {
  const done = spawnSync(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
  if (done.status === 0) return
  fail(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}\n${failure}`)
}

/** Two starts at once: the second waits, then finds nothing left to do. A dead holder's turn is over. */
function takeTurn() {
  const turn = at('.cache', 'setup.lock')
  mkdirSync(dirname(turn), { recursive: true })
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' })
      const release = () => rmSync(turn, { force: true })
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
