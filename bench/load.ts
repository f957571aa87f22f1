// A process of its own, so that asking does not slow the answers: posts a body over and over on some connections and
// prints how many a second were answered 200, and how long the middle one and the slowest of a hundred took, in
// milliseconds. `{n}` in the body is another number each time.
import { Agent, request } from 'node:http'

const [url, authorization, body, seconds, connections] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
]
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const until = performance.now() + Number(seconds) * 1000
let made = 0
const refused: Record<number, number> = {}
const took: number[] = []

await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < until) {
      const begun = performance.now()
      const status = await post(body.replaceAll('{n}', `${process.pid}x${++made}`))
      if (status === 200) took.push(performance.now() - begun)
      else refused[status] = (refused[status] ?? 0) + 1
    }
  }),
)
took.sort((one, other) => one - other)
const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN
console.log(JSON.stringify({ rate: took.length / Number(seconds), refused, p50: at(0.5), p99: at(0.99) }))
agent.destroy()

function post(text: string): Promise<number> {
  const headers = {
    authorization,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (incoming) => {
      incoming.resume().once('end', () => resolve(incoming.statusCode!))
    })
    outgoing.once('error', reject).end(text)
  })
}
