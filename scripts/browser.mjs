// A browser for the tests, the first of: the one that PURSER_BROWSER names, one that is installed, the npm package
// @sparticuz/chromium (Linux x64), the package of Debian. The last two are unpacked below .cache/browser and need no rights.
// Built-ins only. npm test runs this first; without a browser the tests of the pages fail with the message below.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'browser')

const NAMES = [
  'chromium',
  'chromium-headless-shell',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The last version for Node 20. The hash is that of the archive: what is unpacked here is run. */
const NPM = {
  name: '@sparticuz/chromium',
  version: '143.0.4',
  integrity:
    'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
}

/** PURSER_BROWSER_FROM names one way to try alone, so that each can be tried on a machine that has another. */
const WAYS = [
  { name: 'named', find: named },
  { name: 'installed', find: installed },
  { name: 'npm', find: fromNpm },
  { name: 'debian', find: fromDebian },
]

/**
 * The browser that is here, obtained when there is none.
 * @returns {import('./browser.d.mts').Found | import('./browser.d.mts').Missing}
 */
export function findBrowser() {
  const only = process.env.PURSER_BROWSER_FROM
  const reasons = []
  for (const { name, find } of WAYS.filter((way) => only === undefined || way.name === only)) {
    const found = find()
    if ('executable' in found) return found
    reasons.push(`  ${name}: ${found.missing}`)
    // Whoever names a browser means that one.
    if (name === 'named' && process.env.PURSER_BROWSER) break
  }
  return { missing: ['No browser to test the pages with. What was tried:', ...reasons, HELP].join('\n') }
}

const HELP = `Any one of these helps:
  install chromium, chromium-headless-shell or google-chrome, or name one: PURSER_BROWSER=/path/to/chromium
  on Linux x64: let npm reach its registry, for ${NPM.name}@${NPM.version} (64 MB, once; needs tar)
  on Debian: let apt-get reach its mirror, for chromium-headless-shell (up to 147 MB, once)`

function named() {
  const path = process.env.PURSER_BROWSER
  if (!path) return { missing: 'PURSER_BROWSER is not set' }
  return existsSync(path) ? plain(path) : { missing: `PURSER_BROWSER names ${path}, which is not there` }
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const paths = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC]
  // On Ubuntu chromium-browser is a script that asks to install a snap.
  const path = paths.find((each) => existsSync(each) && run(each, ['--version']).status === 0)
  return path ? plain(path) : { missing: `none of ${NAMES.join(', ')} is on the PATH` }
}

const plain = (executable) => ({ executable, env: {} })

/** The package is made for machines without libraries or fonts: it brings both, packed with brotli. */
function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: `${NPM.name} is for Linux x64; this is ${process.platform} ${process.arch}` }
  const root = join(cache, `npm-${NPM.version}`)
  const missing = existsSync(root) ? undefined : fill(root, unpackNpm)
  if (missing !== undefined) return { missing }
  return {
    executable: join(root, 'chromium'),
    env: { LD_LIBRARY_PATH: join(root, 'lib'), FONTCONFIG_FILE: fontsOf(root) },
  }
}

function unpackNpm(scratch) {
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const home = { npm_config_cache: join(cache, 'npm'), HOME: cache }
  const pack = ['pack', '--silent', `${NPM.name}@${NPM.version}`, '--pack-destination', scratch]
  const packed = run(npm[0], [...npm.slice(1), ...pack], { cwd: scratch, env: home })
  rmSync(home.npm_config_cache, { recursive: true, force: true })
  const archive = join(scratch, `sparticuz-chromium-${NPM.version}.tgz`)
  if (packed.status !== 0 || !existsSync(archive)) return `npm pack failed: ${packed.out.trim()}`
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (`sha512-${hash}` !== NPM.integrity) return `npm gave another ${NPM.name}@${NPM.version}: sha512-${hash}`

  const extracted = run('tar', ['-xzf', archive, '-C', scratch])
  if (extracted.status !== 0) return `tar failed: ${extracted.out.trim()}`
  const bin = join(scratch, 'package', 'bin')
  for (const [packed, unpacked] of [
    ['al2023.tar.br', 'libraries.tar'],
    ['swiftshader.tar.br', 'graphics.tar'],
    ['fonts.tar.br', 'fonts.tar'],
    ['chromium.br', 'chromium'],
  ]) {
    writeFileSync(join(scratch, unpacked), brotliDecompressSync(readFileSync(join(bin, packed))))
    if (!unpacked.endsWith('.tar')) continue
    const { status, out } = run('tar', ['-xf', join(scratch, unpacked), '-C', scratch])
    if (status !== 0) return `tar failed at ${packed}: ${out.trim()}`
    rmSync(join(scratch, unpacked))
  }
  chmodSync(join(scratch, 'chromium'), 0o755)
  rmSync(join(scratch, 'package'), { recursive: true })
  rmSync(archive)
  return undefined
}

function fromDebian() {
  if (run('apt-get', ['--version']).status !== 0) return { missing: 'there is no apt-get' }
  const root = join(cache, 'debian')
  const missing = existsSync(root) ? undefined : fill(root, unpackDebian)
  if (missing !== undefined) return { missing }
  return {
    executable: join(root, 'usr', 'lib', 'chromium', 'chromium-headless-shell'),
    env: { LD_LIBRARY_PATH: librariesBelow(root).join(':'), FONTCONFIG_FILE: fontsOf(root) },
  }
}

/** With lists and archives of our own, so that apt-get needs neither rights nor its lock. */
function unpackDebian(scratch) {
  const lists = join(scratch, 'lists')
  const archives = join(scratch, 'archives')
  for (const folder of [lists, archives]) mkdirSync(join(folder, 'partial'), { recursive: true })
  const ours = [
    ...['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache::archives=${archives}`],
    ...['-o', `Dir::Cache::pkgcache=`, '-o', `Dir::Cache::srcpkgcache=`],
    ...['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User=root'],
  ]
  const wanted = ['chromium-headless-shell', 'fonts-liberation']
  for (const step of [
    ['update'],
    ['-y', '--no-install-recommends', '--download-only', 'install', ...wanted],
  ]) {
    const { status, out } = run('apt-get', [...ours, ...step])
    if (status !== 0) return `apt-get ${step.join(' ')} failed: ${out.trim()}`
  }
  for (const name of readdirSync(archives).filter((found) => found.endsWith('.deb'))) {
    const { status, out } = run('dpkg-deb', ['-x', join(archives, name), scratch])
    if (status !== 0) return `dpkg-deb -x ${name} failed: ${out.trim()}`
  }
  for (const folder of [lists, archives]) rmSync(folder, { recursive: true })
  const shell = join(scratch, 'usr', 'lib', 'chromium', 'chromium-headless-shell')
  return existsSync(shell) ? undefined : 'chromium-headless-shell did not bring its program'
}

/** A folder is there whole or not at all: it is filled beside its place and moved. Answers why not. */
function fill(root, unpack) {
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, 'new-'))
  try {
    const missing = unpack(scratch)
    if (missing === undefined && !existsSync(root)) renameSync(scratch, root)
    return missing
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Without a font text has no height and counts as hidden. Written each time: it names where the folder is now. */
function fontsOf(root) {
  const file = join(root, 'fonts.conf')
  const folders = [join(root, 'fonts'), join(root, 'usr', 'share', 'fonts'), '/usr/share/fonts']
  const places = folders.map((folder) => `  <dir>${folder}</dir>\n`).join('')
  const text = `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${places}  <cachedir>${join(root, 'fonts-cache')}</cachedir>\n</fontconfig>\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return file
}

const librariesBelow = (root) => [
  ...new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.so(\.|$)/.test(name))
      .map(({ parentPath }) => parentPath),
  ),
]

/** @param {string} file @param {string[]} args */
function run(file, args, { cwd = undefined, env = {} } = {}) {
  const options = { cwd, env: { ...process.env, ...env }, encoding: /** @type {const} */ ('utf8') }
  const { status, stdout, stderr, error } = spawnSync(file, args, { ...options, timeout: 600_000 })
  return { status, out: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findBrowser()
  if ('missing' in found) process.stderr.write(`purser: ${found.missing}\n`)
}
