import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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
}

/** The tests under these paths, each file on a copy of the template, with the coordinator as their database. */
export async function suite({ nodes }: Cluster, paths: readonly string[], scratch: string): Promise<Suite> {
  const counts = join(scratch, 'vitest.json')
  const words = ['run', '--maxWorkers=2', '--reporter=dot', '--reporter=json', `--outputFile.json=${counts}`]
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...words, ...paths], {
    cwd: root,
    env: {
      ...process.env,
      PURSER_TEST_BUILT: '1',
      PURSER_TEST_SERVERS: nodes.map((node) => node.url('postgres')).join(),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'close')
  return counted(JSON.parse(readFileSync(counts, 'utf8')))
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** A file that did not load counts as one failure. */
function counted({ testResults }: Report): Suite {
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
