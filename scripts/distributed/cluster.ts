import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findRunAs } from '../../src/embedded/run-as.ts'
import { ask, freePort } from '../drill-ground.ts'
import type { Citus } from './citus.ts'

/** One PostgreSQL of the cluster, on loopback. */
interface Node {
  readonly port: number
  /** The address of one of its databases, as its owner. */
  url(database: string): string
  stop(): Promise<void>
}

export interface Cluster {
  /** The coordinator first, then the workers. */
  readonly nodes: readonly [Node, ...Node[]]
  stop(): Promise<void>
}

// biome-ignore format: a table
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses:                    '127.0.0.1',
  unix_socket_directories:             '',
  max_connections:                     '400',
  shared_buffers:                      '256MB',
  random_page_cost:                    '1.1',
  jit:                                 'off',
  timezone:                            'UTC',
  max_wal_size:                        '4GB',
  fsync:                               'off',        // the drill throws its data away
  synchronous_commit:                  'off',
  shared_preload_libraries:            'citus',
  max_prepared_transactions:           '400',        // what touches a worker and the coordinator commits in two phases
  'citus.propagate_set_commands':      'local',      // row-level security on the workers compares with purser.client
  'citus.multi_shard_modify_mode':     'sequential', // one connection per worker, so that a transaction sees what it wrote
  'citus.enable_unsafe_triggers':      'on',         // ours note the changes of their own rows
  'citus.shard_count':                 '4',          // of each table; 32 or more where data is kept
  max_worker_processes:                '100',        // Citus keeps one for each database
  'citus.node_conninfo':               'sslmode=disable',
  'citus.stat_statements_track':       'none',
}

/** A coordinator and so many workers, each made by initdb in the folder and reachable from this machine alone. */
export async function cluster(citus: Citus, folder: string, workers: number): Promise<Cluster> {
  const names = ['coordinator', ...Array.from({ length: workers }, (_, at) => `worker${at + 1}`)]
  const nodes: Node[] = []
  for (const name of names) nodes.push(await node(citus, join(folder, name)))
  return {
    nodes: nodes as [Node, ...Node[]],
    stop: async () => {
      for (const each of nodes) await each.stop()
    },
  }
}

async function node({ bin }: Citus, home: string): Promise<Node> {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const data = join(home, 'data')
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  const binaries = { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), environment }
  const runAs = await findRunAs(binaries, home)
  if (!existsSync(data)) {
    const made = [
      '--pgdata',
      data,
      '--username',
      'purser',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
    ]
    const [file, ...words] = runAs.command([binaries.initdb, ...made, '--no-sync'], 'KILL')
    await promisify(execFile)(file!, words, { ...runAs.spawnAs, env: environment, cwd: '/' })
  }
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const [file, ...words] = runAs.command([binaries.postgres, '-D', data, ...settings], 'INT')
  const log = openSync(join(home, 'log'), 'a', 0o600)
  const child = spawn(file!, words, {
    ...runAs.spawnAs,
    cwd: '/',
    env: environment,
    stdio: ['ignore', log, log],
  })
  const url = (database: string) => `postgresql://purser@127.0.0.1:${port}/${database}`
  while (!(await ask(url('postgres'), 'select 1').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start; see ${home}/log`)
    await sleep(100)
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGINT')
    await gone
  }
  return { port, url, stop }
}
