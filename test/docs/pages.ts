import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The README and every page under docs/, by its path. */
export const pages: readonly string[] = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
    .sort(),
]

export interface Block {
  readonly page: string
  readonly line: number
  readonly language: string
  readonly text: string
  /** What stands right below as its output. */
  readonly prints?: { readonly language: string; readonly text: string }
}

/** The fenced blocks of a page in order; a block of output belongs to what printed it. */
export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(root, page), 'utf8')
  const found = [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    language: match[2]!,
    text: match[3]!,
    end: match.index + match[0].length,
    start: match.index,
  }))
  return found.flatMap(({ end, start, ...block }, at) => {
    const isOutput = (one: { language: string }) => one.language === 'text' || one.language === 'json'
    const [before, next] = [found[at - 1], found[at + 1]]
    const follows = (one: { end: number }, other: { start: number }) =>
      text.slice(one.end, other.start).trim() === ''
    if (before && isOutput(block) && isRun(before.language) && follows(before, { start })) return []
    const prints =
      next && isRun(block.language) && isOutput(next) && follows({ end }, next) ? next : undefined
    return [{ ...block, ...(prints ? { prints } : {}) }]
  })
}

const isRun = (language: string): boolean => language === 'bash' || language === 'ts'
