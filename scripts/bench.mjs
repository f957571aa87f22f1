// npm run bench lists the benches; npm run bench -- payroll 1000 runs one, on sources that are built first when they
// changed. What a bench says about itself, and how it is called, stands at its head. npm run bench -- --write [names] runs
// those that report (bench/report.ts) and writes docs/reference/performance.md; rows of the others stay as they are.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const page = join(root, 'docs/reference/performance.md')
const HEAD = `# How fast it is

Written by \`npm run bench -- --write\`: each bench beside the leanest that does the same in the same run, or beside the most
that it may take. A ratio above one is faster than that. *Busy* is how many processes were ready to run on each core in the minute
before the bench began: with more than about 0.2 the machine was shared, rates are lower than it can do, and ratios lean
towards whoever waits less for others. A bench that is not listed has not been written down yet.

| bench | what | ours | leanest or limit | ratio | p50 | p99 | memory | machine | busy | date |
|---|---|---:|---:|---:|---:|---:|---:|---|---:|---|`
const benches = readdirSync(join(root, 'bench')).flatMap(described)
const bench = benches.find((each) => each.name === name)

if (name === undefined) list()
else if (name === '--write') write(args)
else if (bench === undefined)
  fail(`There is no bench named ${name}: ${benches.map((each) => each.name).join(', ')}.`)
else run(bench)

/** A file whose head says how it is called is a bench; the others are what benches share. */
function described(file) {
  const head = /^\/\*\*\n([\s\S]*?) \*\//.exec(readFileSync(join(root, 'bench', file), 'utf8'))?.[1]
  const call = /^ \* {3}(?:.* && )?node (.*)bench\/(\S+)\.ts ?(.*)$/m.exec(head ?? '')
  if (!call) return []
  const [, options, bench, usage] = call
  const prose = head.replaceAll(/^ \* ?/gm, '').replaceAll('\n', ' ')
  const summary = /^.*?(?=[.:;] )/.exec(prose)?.[0]
  const reports = readFileSync(join(root, 'bench', file), 'utf8').includes("from './report.ts'")
  return [{ name: bench, options: options.trim().split(' '), usage, summary, reports }]
}

function list() {
  const width = Math.max(...benches.map((each) => `${each.name} ${each.usage}`.length))
  for (const each of benches)
    process.stdout.write(`${`${each.name} ${each.usage}`.padEnd(width)}  ${each.summary}\n`)
  process.stdout.write('\nnpm run bench -- <name> [arguments]\n')
}

function run(bench) {
  node([join(root, 'scripts/setup.mjs')])
  node([...bench.options, join(root, 'bench', `${bench.name}.ts`), ...args])
}

/** Each row begins with its bench, so that a run of some leaves the others'. One that fails its floor is told all the same. */
function write(names) {
  const unknown = names.find((each) => !benches.some(({ name, reports }) => reports && name === each))
  if (unknown !== undefined) fail(`${unknown} is no bench that reports.`)
  node([join(root, 'scripts/setup.mjs')])
  const kept = existsSync(page) ? rowsOf(readFileSync(page, 'utf8')) : new Map()
  for (const { name, options } of benches.filter((each) => each.reports)) {
    if (names.length > 0 && !names.includes(name)) continue
    const measures = collected([...options, join(root, 'bench', `${name}.ts`)])
    if (measures.length > 0) kept.set(name, measures.map((measure) => row(name, measure)).join('\n'))
  }
  writeFileSync(page, [HEAD, ...kept.values(), ''].join('\n'))
}

/** How busy the machine was, as the bench began: the mean of ready processes for each core in the minute before. */
function collected(line) {
  const busy = loadavg()[0] / cpus().length
  const directory = mkdtempSync(join(tmpdir(), 'purser-bench-rows-'))
  const file = join(directory, 'rows')
  const env = { ...process.env, PURSER_BENCH_ROWS: file }
  const { status } = spawnSync(process.execPath, line, { cwd: root, stdio: 'inherit', env })
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  rmSync(directory, { recursive: true })
  if (status !== 0) process.stderr.write(`It ended with ${status}.\n`)
  return text
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [{ ...JSON.parse(line), busy: busy.toFixed(1) }]))
}

function row(name, { what, ours, least, ratio, p50, p99, memory, busy }) {
  const machine = `${cpus().length} × ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const date = new Date().toISOString().slice(0, 10)
  const cells = [name, what, ours, least, ratio?.toFixed(2), p50, p99, memory, machine, busy, date]
  return `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
}

/** Rows of a page by their bench. */
function rowsOf(text) {
  const rows = text
    .split('\n')
    .filter((line) => /^\| [a-z0-9-]+ \|/.test(line) && !line.startsWith('| bench |'))
  const names = [...new Set(rows.map(benchOf))]
  const ofOne = (name) => rows.filter((line) => benchOf(line) === name).join('\n')
  return new Map(names.map((name) => [name, ofOne(name)]))
}

function benchOf(line) {
  return line.split(' | ')[0].slice(2)
}

function node(line) {
  const { status } = spawnSync(process.execPath, line, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function fail(words) {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
