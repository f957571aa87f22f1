import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { service } from './support/service.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/```bash\n([\s\S]*?)```\s+```json\n([\s\S]*?)```/g)].map(
  ([, script, reply]) => ({
    script: script!,
    reply: reply!,
  }),
)

const hasTools = ['bash', 'curl'].every((tool) => spawnSync(tool, ['--version']).status === 0)

test.skipIf(!hasTools)('the story of the README works as printed', async () => {
  const { url } = await service({ settings: { PURSER_CLIENT_ID: 'demo', PURSER_SECRET_KEY: 'demo-secret' } })
  const script = blocks.map((block) => `${block.script}\nprintf '\\n%s\\n' '${CUT}'`).join('\n')
  const printed = await bash(script.replaceAll('http://127.0.0.1:4000', url()))

  const replies = printed.split(CUT).slice(0, -1)
  expect(replies.map(masked)).toEqual(blocks.map(({ reply }) => masked(reply)))
})

test('there is a story', () => {
  expect(blocks.length).toBeGreaterThan(3)
})

const CUT = '--8<--'

/** Ids differ from run to run. */
const masked = (text: string): unknown =>
  JSON.parse(text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id'))

async function bash(script: string): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'purser-readme-'))
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += String(text)
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  rmSync(cwd, { recursive: true })
  expect(status).toBe(0)
  return printed
}
