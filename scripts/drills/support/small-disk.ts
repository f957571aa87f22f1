/** A disk of a few megabytes of memory that can be filled; mounting needs root. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Ground } from './drill.ts'

export interface SmallDisk {
  readonly path: string
  /** Leaves nothing. */
  fill(): void
  empty(): void
}

export function smallDisk(ground: Ground, megabytes: number): SmallDisk {
  const path = join(ground.directory, 'disk')
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', path])
  ground.after(() => execFileSync('umount', ['--lazy', path]))
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => {
      for (let size = PIECE; size >= 4096; size = full(ballast, size) ? size / 4 : size);
    },
    empty: () => rmSync(ballast, { force: true }),
  }
}

/** A directory to another disk, with a link left behind. */
export function moved(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  rmSync(from, { recursive: true })
  symlinkSync(to, from)
}

const PIECE = 4 * 1_048_576

/** Adds a piece; whether there was no room for it. */
function full(path: string, size: number): boolean {
  try {
    appendFileSync(path, Buffer.alloc(size))
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return true
    throw error
  }
}
