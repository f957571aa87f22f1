import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cluster } from './cluster.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Folder {
  readonly name: string
  readonly passed: number
  readonly failed: number
}

export interface Suite {
  readonly folders: readonly Folder[]
  /** `file: test`, of those that failed. */
  readonly failed: readonly string[]
  /** How many files of which folders there was no time for. */
  readonly unfinished: readonly string[]
}

export interface Running {
  readonly paths: readonly string[]
  /** Milliseconds for all of them. */
  readonly patience: number
  readonly scratch: string
}

/**
 * The tests of these folders, some files at a time, each on a copy of the template, with the coordinator as their database.
 * They give way to whatever else the machine does.
 */
export async function suite({ nodes }: Cluster, { paths, patience, scratch }: Running): Promise<Suite> {
  const end = Date.now() + patience
  const reports: Report[] = []
  const unfinished = new Map<string, number>()
  for (const [at, files] of paths.flatMap(filesOf).entries()) {
    const counts = join(scratch, `vitest-${at}.json`)
    const tests = [VITEST, 'run', '--maxWorkers=2', '--reporter=dot', '--reporter=json']
    const words = ['-n', '5', process.execPath, ...tests, `--outputFile.json=${counts}`, ...files]
    if (Date.now() < end)
      await once(
        spawn('nice', words, {
          cwd: root,
          env: {
            ...process.env,
            PURSER_TEST_BUILT: '1',
            PURSER_TEST_SERVERS: nodes.map((node) => node.url('postgres')).join(),
          },
          stdio: ['ignore', 'inherit', 'inherit'],
          timeout: Math.max(1, end - Date.now()),
        }),
        'close',
      )
    const folder = dirname(files[0]!)
    if (existsSync(counts)) reports.push(JSON.parse(readFileSync(counts, 'utf8')))
    else unfinished.set(folder, (unfinished.get(folder) ?? 0) + files.length)
  }
  return {
    ...counted(reports.flatMap(({ testResults }) => testResults)),
    unfinished: [...unfinished].map(([folder, count]) => `${count} files of ${folder}`),
  }
}

const VITEST = join(root, 'node_modules/vitest/vitest.mjs')

/** What is asked at once: a file, or up to so many of one folder, because what is cut off has told nothing. */
const AT_ONCE = 8

function filesOf(path: string): readonly (readonly string[])[] {
  if (!statSync(join(root, path)).isDirectory()) return [[path]]
  const inside = readdirSync(join(root, path), { withFileTypes: true })
  const files = inside.filter(({ name }) => name.endsWith('.test.ts')).map(({ name }) => join(path, name))
  const own = Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, at) =>
    files.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  return [...own, ...inside.flatMap((each) => (each.isDirectory() ? filesOf(join(path, each.name)) : []))]
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** A file that did not load counts as one failure. */
function counted(testResults: Report['testResults']): Omit<Suite, 'unfinished'> {
  const folders = new Map<string, { passed: number; failed: number }>()
  const failed: string[] = []
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name)
    const folder = folders.get(dirname(file)) ?? { passed: 0, failed: 0 }
    folders.set(dirname(file), folder)
    folder.passed += assertionResults.filter((each) => each.status === 'passed').length
    const broken = assertionResults.filter((each) => each.status === 'failed').map((each) => each.fullName)
    const lost = status === 'failed' && assertionResults.length === 0 ? ['the file did not begin'] : []
    folder.failed += broken.length + lost.length
    failed.push(...[...broken, ...lost].map((test) => `${file}: ${test.trim()}`))
  }
  return {
    folders: [...folders]
      .map(([name, each]) => ({ name, ...each }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    failed,
  }
}
