import { registration, user } from '../../../test/support/bodies.ts'
import { basic } from '../../../test/support/caller.ts'
import { asked, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { raw, statusesIn } from '../support/sockets.ts'

/** Kept as they are or refused, but never changed. */
const PLAIN = [
  'Zoë',
  "O'Neil",
  'Søren–Ås',
  '李',
  'محمد',
  '𝄞',
  '👩‍👩‍👧',
  'a'.repeat(300),
  '<script>',
  "'; drop table worker; --",
  '{{7*7}}',
  '%00',
  '\\u0000',
  'null',
  'undefined',
  'NaN',
  '0',
  'true',
  '[]',
  'e\u0301',
  ' ',
  '',
  '  x  ',
  '\u00a0x',
  '\ufeffx',
]
/** Nobody sees what these say: refused. */
const UNSEEN = [
  'a\r\nb',
  'a\nb',
  'a\tb',
  'a\u0000b',
  'a\u0007b',
  'a\u001bb',
  'a\u007fb',
  'a\u0085b',
  'a\u202eb',
  'a\u2066b',
  'a\ud800b',
]
/** Bytes that are no UTF-8: refused. */
const BYTES = ['ff', 'c328', 'a0a1', 'e228a1', 'f0288cbc', 'c0af', 'eda080', 'f4908080']

export const strings: Drill = {
  row: '4f',
  title:
    'strings in a name: scripts of the world, injections, control and direction characters, bytes that are no UTF-8',
  failure:
    'a 5xx; a name that is stored otherwise than sent; control or direction characters, or invalid UTF-8, accepted',
  async run(ground) {
    const { tally } = ground
    const { urls, client } = await ground.common()
    const { ok } = scene(urls[0], client)
    const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
    const named = (lastName: string) =>
      asked(urls[0], 'adminPortal/addUser', user(companyId, { lastName }), { client })
    for (const name of PLAIN) {
      const reply = await named(name)
      const kept = reply.status === 200 ? await lastNameOf(ok, companyId, reply.text) : name
      const isGood =
        reply.status < 500 && (kept === name || kept === name.trim() || kept === name.normalize('NFC'))
      tally.try(isGood, () => `${JSON.stringify(name)}: ${reply.status}, kept as ${JSON.stringify(kept)}`)
    }
    for (const name of UNSEEN) {
      const { status } = await named(name)
      tally.try(status === 400, () => `${JSON.stringify(name)}: ${status}`)
    }
    for (const hex of BYTES) {
      const [status] = statusesIn(await raw(urls[0], withBytes(companyId, client, Buffer.from(hex, 'hex'))))
      tally.try(status === 400, () => `bytes ${hex}: ${status}`)
    }
  },
}

async function lastNameOf(
  ok: ReturnType<typeof scene>['ok'],
  companyId: string,
  text: string,
): Promise<string> {
  const { userId } = JSON.parse(text).user
  const found = await ok('reports/getUser', { companyId, userId })
  return found.user[0].lastName
}

function withBytes(companyId: string, client: string, bytes: Buffer): Buffer {
  const [before, after] = JSON.stringify({
    method: 'addUser',
    ...user(companyId, { lastName: 'a@@b' }),
  }).split('@@') as [string, string]
  const body = Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
  const lines = ['POST /adminPortal/addUser HTTP/1.1', 'host: drill', `authorization: ${basic(client)}`]
  const head = [
    ...lines,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}
