import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { purserClient } from '../../src/client/index.ts'
import { blocksOf } from '../docs/pages.ts'

export type Language = 'curl' | 'ts' | 'python'

/** A program to run or to read, as the page of its job shows it. */
interface Sample {
  readonly address: string
  readonly text: string
}

export const hasPython = spawnSync('python3', ['--version']).status === 0

/** The sample of an operation in a language, as a reader copies it. */
export function sampleIn(page: string, address: string, language: Language): Sample {
  const [, section] = page.split(`<section class="operation" id="${address.split('/')[1]}"`)
  const [, block] = section!.match(
    new RegExp(`<div class="in-${language}"><pre[^>]*><code>([\\s\\S]*?)</code>`),
  )!
  return { address, text: plain(block!) }
}

const plain = (text: string): string =>
  text.replaceAll(/<[^>]+>/g, '').replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => SIGNS[name]!)

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** The bodies that samples of a language would send, in their order, told by a sender that only writes them down. */
export const bodiesOf: Readonly<Record<Language, (samples: readonly Sample[]) => Promise<unknown[]>>> = {
  curl: async (samples) => {
    const told = await ran('bash', [RECORDING_CURL, ...samples.map(({ text }) => text)].join('\n'))
    return told
      .split('\0')
      .slice(0, -1)
      .map((body) => JSON.parse(body))
  },
  ts: (samples) =>
    Promise.all(
      samples.map(({ address, text }) => {
        const [area, method] = address.split('/') as [string, string]
        return evaluated(text, { [area]: { [method]: (body: object = {}) => ({ method, ...body }) } })
      }),
    ),
  python: async (samples) => {
    const lines = samples.map(({ text }) => `${text}\nprint(json.dumps(reply))`)
    const told = await ran('python3', [RECORDING_PYTHON, ...lines].join('\n'))
    return told
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  },
}

/** A sample sent for good, to a service at this address as this client. */
export async function replyOf(language: Language, { text }: Sample, { url, client }: Sent): Promise<unknown> {
  const here = (given: string) =>
    given.replaceAll('http://127.0.0.1:4000', url).replaceAll('demo:demo-secret', client)
  if (language === 'ts') {
    const [clientId, secretKey] = client.split(':') as [string, string]
    return evaluated(text, purserClient({ url, clientId, secretKey }))
  }
  if (language === 'curl') return JSON.parse(await ran('bash', here(text).replace('curl ', 'curl -s ')))
  const [prelude] = blocksOf('docs/reference/introduction.md').filter((one) => one.language === 'python')
  return JSON.parse(await ran('python3', here(`${prelude!.text}\n${text}\nprint(json.dumps(reply))`)))
}

interface Sent {
  readonly url: string
  readonly client: string
}

const RECORDING_CURL = `curl() { printf '%s\\0' "\${@: -1}"; }`
const RECORDING_PYTHON = `import json
def purser(address, body={}, verb='POST'):
    return {'method': address.split('/')[1], **body}`

const evaluated = (text: string, purser: object): Promise<unknown> =>
  new Function('purser', `return (async () => { ${text}\nreturn reply })()`)(purser)

/** The service may run in this process, so nothing waits here. */
async function ran(program: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'purser-samples-'))
  const file = join(folder, 'program')
  await writeFile(file, text)
  const running = promisify(execFile)(program, [file], { maxBuffer: 16 * 1024 * 1024 })
  const { stdout } = await running.finally(() => rm(folder, { recursive: true }))
  return stdout
}
