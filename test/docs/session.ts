import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Block } from './pages.ts'
import { root } from './pages.ts'

/** Where the commands of a page are typed: a directory of their own, and what the page takes for granted. */
export interface Ground {
  readonly port: number
  readonly environment?: Readonly<Record<string, string>>
  /** Whether a service runs there already, started as the README says. */
  readonly running?: boolean
  /** What it prints is the same on every day. */
  readonly timeless?: boolean
}

/** Lines that are not run here, each with its reason. */
export const notRun: Readonly<Record<string, string>> = {
  'npm test': 'it is what runs this',
  pg_basebackup: 'the bundled PostgreSQL has none; scripts/drill-recovery.ts copies by the same protocol',
}

/** Types the blocks of a page into one shell, in order, as they are printed. Answers what each wrote. */
export async function typed(blocks: readonly Block[], ground: Ground): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'purser-docs-'))
  mkdirSync(join(home, 'bin'))
  mkdirSync(join(home, 'node_modules'))
  symlinkSync(root, join(home, 'node_modules/purser'))
  // What `npm link` puts on the PATH.
  symlinkSync(join(root, 'dist/cli.js'), join(home, 'bin/purser'))
  chmodSync(join(root, 'dist/cli.js'), 0o755)
  const text = [
    PROLOGUE,
    ...(ground.running ? ["stand 'purser start'"] : []),
    ...blocks.map((block) => `${scripted(block, home, ground.port)}\nprintf '\\n%s\\n' '${CUT}'`),
  ].join('\n')
  writeFileSync(join(home, 'run.sh'), text)
  try {
    const { status, printed } = await bash(home, ground)
    if (status !== 0) throw new Error(`the shell ended with ${status}:\n${printed}`)
    return printed
      .split(`${CUT}\n`)
      .slice(0, -1)
      .map((each) => each.trim())
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
}

const CUT = '--8<--'

/** The text of a block; the port and places on the machine become the shell's own. */
function scripted({ language, text: printed, line }: Block, home: string, port: number): string {
  const text = printed.replaceAll(':4000', `:${port}`)
  if (language === 'ts') {
    writeFileSync(join(home, `line-${line}.mts`), text)
    return `node --import '${import.meta.resolve('tsx')}' line-${line}.mts`
  }
  return text
    .replaceAll(/ (\/backups|\/archive|\/srv)\b/g, ` ${home}$1`)
    .replaceAll(/=(\/srv)\b/g, `=${home}$1`)
    .replaceAll('<this repository>', root)
    .split('\n')
    .map((each) => (isLeftOut(each) ? ':' : STANDING.test(each) ? `stand '${each}'` : each))
    .join('\n')
}

const isLeftOut = (line: string): boolean => Object.keys(notRun).some((words) => line.startsWith(words))

/** Commands that stay until they are stopped. */
const STANDING = /^(\w+=\S+ )*(npm start|(npm run purser -- |purser )(start|worker|listen))\b/

/**
 * `stand` runs such a command in the background until the page ends, and goes on when it says that it is ready; a second
 * `npm start` comes after the first has stopped. `npm` finds the packages and the
 * build that are here: npm run stranger fetches and builds its own.
 */
const PROLOGUE = `
set -euo pipefail
standing=()
leave() {
  local pid
  for pid in "\${standing[@]}"; do
    kill -TERM -- -$pid 2>/dev/null || true
    while kill -0 -- -$pid 2>/dev/null; do sleep 0.1; done
  done
  standing=()
}
finish() { local status=$?; trap - EXIT; [ $status = 0 ] || cat "$HERE"/stood-* >&2 || true; leave; exit $status; }
trap finish EXIT
npm() {
  [ -e package.json ] || { command npm --prefix "$ROOT" "$@"; return; }
  [ -e node_modules ] || ln -s "$ROOT/node_modules" "$ROOT/dist" .
  [ -e console/node_modules ] || ln -s "$ROOT/console/node_modules" console
  command npm "$@"
}
stand() {
  case "$1" in *'npm start'*) leave;; esac
  local log="$HERE/stood-$RANDOM" turn
  set -m; eval "$1" </dev/null >"$log" 2>&1 & set +m
  standing+=($!)
  for turn in $(seq 1500); do
    if grep -qE 'listens on|works with|^listening' "$log"; then return; fi
    kill -0 $! 2>/dev/null || return 1
    sleep 0.1
  done
  return 1
}
`

async function bash(
  home: string,
  { port, environment = {} }: Ground,
): Promise<{ status: unknown; printed: string }> {
  const child = spawn('bash', [join(home, 'run.sh')], {
    cwd: home,
    env: {
      PATH: `${join(home, 'bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      HERE: home,
      ROOT: root.replace(/\/$/, ''),
      PORT: String(port),
      PURSER_DATA_DIR: join(home, 'data'),
      PURSER_URL: `http://127.0.0.1:${port}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, failed] = ['', '']
  child.stdout.on('data', (text) => {
    printed += String(text)
  })
  child.stderr.on('data', (text) => {
    failed += String(text)
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  return { status, printed: status === 0 ? printed : printed + failed }
}
