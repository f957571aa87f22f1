import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { service } from './support/service.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))
const hasTools = ['bash', 'curl'].every((tool) => spawnSync(tool, ['--version']).status === 0)

test.skipIf(!hasTools)(
  'the quick start works as printed',
  async () => {
    const text = readFileSync(join(root, 'docs/quick-start.md'), 'utf8')
    const blocks = [...text.matchAll(/```bash\n([\s\S]*?)```\s+```text\n([\s\S]*?)```/g)]
    const { url } = await service({
      settings: { PURSER_CLIENT_ID: 'demo', PURSER_SECRET_KEY: 'demo-secret', PURSER_RUNNERS: '1' },
    })
    const script = blocks.map(([, shell]) => `${shell}\necho '${CUT}'`).join('\n')
    const printed = await bash(script.replaceAll('http://127.0.0.1:4000', url()))

    const replies = printed.split(`${CUT}\n`).slice(0, -1)
    expect(replies.map(masked)).toEqual(blocks.map(([, , reply]) => masked(reply!)))
    expect(blocks.length).toBe(6)
  },
  60_000,
)

const CUT = '--8<--'

/** Days and amounts differ from day to day; a sum of zero does not. */
const masked = (text: string): string => text.replaceAll(/[1-9]\d*([.-]\d+)*/g, '#')

async function bash(script: string): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'purser-docs-'))
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += String(text)
  })
  await new Promise((resolve) => child.once('close', resolve))
  rmSync(cwd, { recursive: true })
  return printed
}

test.each(docs)('the links of %s lead somewhere', (name) => {
  const text = readFileSync(join(root, name), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!)
  expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([])
})
