import { basic } from '../../../test/support/caller.ts'
import { asked } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { raw, statusesIn } from '../support/sockets.ts'

export const malformed: Drill = {
  row: '4d',
  title: 'smuggled and malformed HTTP',
  failure: 'a 5xx but 501 and 505; a request hidden in another that is answered; the service gone afterward',
  async run(ground) {
    const { urls, client } = await ground.common()
    const cases = casesFor(`authorization: ${basic(client)}`)
    const replies = await Promise.all(
      [...cases].map(async ([name, bytes]) => ({ name, text: await raw(urls[0], bytes) })),
    )
    for (const { name, text } of replies) {
      const statuses = statusesIn(text)
      // What follows a refused request may be refused too; what was hidden in it must not be answered.
      const isHidden = statuses.slice(1).some((status) => status < 400)
      const isGood = !isHidden && statuses.every((status) => status < 500 || status === 501 || status === 505)
      ground.tally.try(isGood, () => `${name}: ${statuses}`)
    }
    const { status } = await asked(urls[0], 'readyz')
    if (status !== 200) ground.tally.fail(`readyz: ${status}`)
  },
}

const LINE = 'POST /reports/getCompanies HTTP/1.1'
const HIDDEN = 'GET /healthz HTTP/1.1\r\nhost: hidden\r\n\r\n'

const LENGTHS = [
  '-1',
  '+5',
  '0x5',
  '5,5',
  '5, 6',
  '5 5',
  '5.0',
  '',
  ' ',
  '99999999999999999999',
  'abc',
  '1e1',
  '٥',
]
// biome-ignore format: a list to be read as a block
const CODINGS = [
  'chunked, identity', 'identity, chunked', 'xchunked', ' chunked', 'chunked\t', '"chunked"', 'CHUNKED', 'gzip',
  'chunked, chunked', 'chunked;x',
]
// biome-ignore format: as above
const CHUNKS = [
  '5\r\n{"a":', 'FFFFFFFFFFFFFFFFF\r\n', '-1\r\n\r\n', '0x2\r\n{}\r\n0\r\n\r\n', '2\n{}\n0\n\n', 'z\r\n',
  '2;x=\r\n{}\r\n0\r\n\r\n', '0\r\nx: y\r\n\r\n',
]
// biome-ignore format: as above
const LINES = [
  'GET  / HTTP/1.1', 'GET / HTTP/9.9', 'GET / HTTP/1', 'GET /\t HTTP/1.1', 'G\u0000T / HTTP/1.1', 'FOO / HTTP/1.1',
  'GET http://other/ HTTP/1.1', 'GET //etc/passwd HTTP/1.1', 'GET /../../etc/passwd HTTP/1.1', 'GET /%00 HTTP/1.1',
  'GET /%zz HTTP/1.1', `GET /${'a'.repeat(20_000)} HTTP/1.1`, 'CONNECT drill:1 HTTP/1.1', 'OPTIONS * HTTP/1.1',
  'TRACE / HTTP/1.1', 'PRI * HTTP/2.0',
]
// biome-ignore format: as above
const HEADERS = [
  'x: a\u0000b', 'x : y', ': y', 'x', ' x: y', 'x: a\rb', 'x: a\nb', `x: ${'a'.repeat(100_000)}`, 'host: twice',
  'expect: 200-maybe', 'upgrade: h2c\r\nconnection: upgrade', 'content-encoding: gzip',
  'transfer-encoding: chunked\r\ncontent-length: 4', 'content-length: 4\r\ncontent-length: 40',
]

/** By name, what is sent: good but for one thing, with credentials. */
function casesFor(authorization: string): ReadonlyMap<string, string> {
  const post = (lines: readonly string[], body = '', first = LINE) =>
    `${[first, 'host: drill', authorization, 'content-type: application/json', ...lines].join('\r\n')}\r\n\r\n${body}`
  const chunked = `2\r\n{}\r\n0\r\n\r\n${HIDDEN}`
  return new Map([
    ...LENGTHS.map((each) => [`length ${each}`, post([`content-length: ${each}`], `{}${HIDDEN}`)] as const),
    ...CODINGS.map(
      (each) =>
        [`coding ${each}`, post([`transfer-encoding: ${each}`, 'content-length: 2'], `{}${HIDDEN}`)] as const,
    ),
    ...CHUNKS.map((each, at) => [`chunk ${at}`, post(['transfer-encoding: chunked'], each)] as const),
    ...LINES.map((first) => [first.slice(0, 30), post(['connection: close'], '', first)] as const),
    ...HEADERS.map((each) => [each.slice(0, 30), post([each, 'connection: close'], chunked)] as const),
  ])
}
