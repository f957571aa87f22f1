import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import type { Drill } from './drill.ts'

/** Why a row cannot be run on this machine; undefined when it can. */
export function missing(need: NonNullable<Drill['needs']>): string | undefined {
  return needs[need]()
}

const needs = {
  root: () =>
    process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0
      ? undefined
      : 'needs root on Linux (a small disk of its own is mounted)',
  linux: () => (existsSync('/proc/self/status') ? undefined : 'needs /proc'),
  git: () =>
    spawnSync('git', ['log', '-1', '--format=%H', '--', 'migrations'], { cwd: import.meta.dirname })
      .status === 0
      ? undefined
      : 'needs a clone with its history',
}

/** What a report was made on. */
export const machineWords = (): string =>
  `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
