// npm run bench lists the benches; npm run bench -- payroll 1000 runs one, on sources that are built first when they
// changed. What a bench says about itself, and how it is called, stands at its head.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const benches = readdirSync(join(root, 'bench')).flatMap(described)
const bench = benches.find((each) => each.name === name)

if (name === undefined) list()
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
  return [{ name: bench, options: options.trim().split(' '), usage, summary }]
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

function node(line) {
  const { status } = spawnSync(process.execPath, line, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function fail(words) {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
