#!/usr/bin/env node
// A Python client from docs/reference/openapi.json, by openapi-python-client: nothing of it is kept in the repository.
//
//   npm run client:python [-- <folder>]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSION = '0.29.0'
const root = fileURLToPath(new URL('../', import.meta.url))
const [folder = 'purser-python'] = process.argv.slice(2)
const target = resolve(process.env.INIT_CWD ?? process.cwd(), folder)

/** Where the generator may be, first found first. */
const ways = [
  ['openapi-python-client'],
  ['uvx', `openapi-python-client@${VERSION}`],
  ['pipx', 'run', `openapi-python-client==${VERSION}`],
]
const way = ways.find(([program]) => spawnSync(program, ['--version']).status === 0)
if (!way) {
  fail(`There is no generator. Install one: pip install openapi-python-client==${VERSION}`)
}
if (existsSync(target)) fail(`${target} is there already; remove it, or name another folder`)

const document = prepared(JSON.parse(readFileSync(`${root}docs/reference/openapi.json`, 'utf8')))
const scratch = mkdtempSync(join(tmpdir(), 'purser-python-'))
const path = join(scratch, 'openapi.json')
writeFileSync(path, JSON.stringify(document))

const [program, ...args] = way
const options = ['--config', `${root}scripts/client-python.json`, '--output-path', target]
const { status, stdout, stderr } = spawnSync(program, [...args, 'generate', '--path', path, ...options], {
  encoding: 'utf8',
  maxBuffer: 1 << 30,
})
rmSync(scratch, { recursive: true })
if (status !== 0) fail(`The generator failed:\n${stdout}${stderr}`)

const made = new Set(
  readdirSync(target, { recursive: true, encoding: 'utf8' }).map((file) => basename(file, '.py')),
)
const missing = operationsOf(document).filter(({ operationId }) => !made.has(snake(operationId)))
console.log(`Written to ${target}: ${operationsOf(document).length - missing.length} operations`)
if (missing.length > 0) {
  const names = missing.map(({ operationId }) => operationId.replace('_', '/'))
  fail(`The generator left out ${names.join(', ')}:\n${stdout}`)
}

/**
 * The document as this generator takes it: each operation once, by POST where it answers that, and headers as text. It leaves
 * every operation out that has a date among its headers.
 */
function prepared({ info, paths, components, webhooks: _, ...rest }) {
  const once = Object.entries(paths).map(([address, verbs]) => {
    const verb = verbs.post ? 'post' : Object.keys(verbs)[0]
    return [address, { [verb]: { ...verbs[verb], operationId: address.slice(1).replace('/', '_') } }]
  })
  const parameters = Object.entries(components.parameters).map(([name, parameter]) => {
    const { format: _, ...schema } = parameter.schema
    return [name, { ...parameter, schema }]
  })
  return {
    ...rest,
    // pip takes no version with dashes.
    info: { ...info, version: info.version.split('-').map(Number).join('.') },
    paths: Object.fromEntries(once),
    components: { ...components, parameters: Object.fromEntries(parameters) },
  }
}

function operationsOf({ paths }) {
  return Object.values(paths).flatMap((verbs) => Object.values(verbs))
}

/** As the generator names its modules. */
function snake(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
}

function fail(words) {
  console.error(`purser: ${words}`)
  process.exit(1)
}
