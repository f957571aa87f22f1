import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Source {
  /** From the root, with slashes. */
  readonly path: string
  readonly lines: readonly string[]
}

/** Every TypeScript file below these folders. */
export function sourcesIn(...folders: readonly string[]): readonly Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }))
}

/** What a file imports or re-exports: files from the root, packages by name. */
export function importsOf({ path, lines }: Source, kind: 'values' | 'all' = 'all'): readonly string[] {
  const whole = lines.join('\n')
  const text = kind === 'all' ? whole : whole.replaceAll(/^import type [^;]*? from '[^']+'$/gm, '')
  const named = [
    ...text.matchAll(/^(?:import|export)\b[^'"`;]*?\bfrom '([^']+)'/gm),
    ...text.matchAll(/^import '([^']+)'/gm),
  ]
  const dynamic = [...text.matchAll(/\bimport\('([^']+)'\)/g)]
  return [...named, ...dynamic].map(([, name]) =>
    name!.startsWith('.') ? normalize(join(dirname(path), name!)) : name!,
  )
}

export interface Spread {
  readonly name: string
  readonly line: number
  /** Lines of its own: functions inside it are counted by themselves. */
  readonly own: number
}

/** Functions, found by the formatter's indentation: one ends at the first line that is not deeper than its head. */
export function functionsOf({ lines }: Source): readonly Spread[] {
  const heads = lines.flatMap((line, at) => (isHead(line) ? [{ at, end: endOf(lines, at) }] : []))
  return heads.map(({ at, end }) => {
    const inner = heads.filter((other) => other.at > at && other.end <= end)
    const outermost = inner.filter((one) => !inner.some((other) => other.at < one.at && other.end >= one.end))
    const nested = outermost.reduce((sum, one) => sum + one.end - one.at + 1, 0)
    return { name: lines[at]!.trim(), line: at + 1, own: end - at + 1 - nested }
  })
}

const isHead = (line: string): boolean =>
  /^\s*(export )?(default )?(async )?function\b/.test(line) ||
  (/(=>|\)(: [^{]+)?) \{$/.test(line) &&
    !/^\s*(\}|if|for|while|switch|describe|test)\b/.test(line) &&
    !/^\s*\}/.test(line))

function endOf(lines: readonly string[], at: number): number {
  const depth = indent(lines[at]!)
  const body = lines.findIndex((line, n) => n > at && /\{$/.test(lines[n - 1]!) && line.trim() !== '')
  const end = lines.findIndex(
    (line, n) => n >= Math.max(at + 1, body) && line.trim() !== '' && indent(line) <= depth,
  )
  // The head of a function with a long parameter list ends at the same depth: `): Type {`.
  if (end !== -1 && /^\s*\).*\{$/.test(lines[end]!)) return endOf(lines, end)
  return end === -1 ? lines.length - 1 : end
}

const indent = (line: string): number => line.length - line.trimStart().length
