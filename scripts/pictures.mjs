// npm run pictures: photographs every page of the console, as the test of the pages shows them, into docs/pictures.
// Only the light ones are kept: one of each page, and of a worker's in both languages.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'docs', 'pictures')

rmSync(folder, { recursive: true, force: true })
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'test/console/accessibility.test.ts'],
  { cwd: root, env: { ...process.env, PURSER_PICTURES: folder }, stdio: 'inherit' },
)
const isKept = (name) => !name.includes('-dark-') && !/^company-(?:.*-)?es-/.test(name)
for (const name of readdirSync(folder)) if (!isKept(name)) rmSync(join(folder, name))
process.exitCode = status ?? 1
