/** A process of its own, so that asking does not slow the measured client: floods a path and prints the statuses. */
import { asked } from './ask.ts'
import { load } from './load.ts'

const [url, path, seconds, connections, client] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string?,
]

const { statuses } = await load({ connections: Number(connections), seconds: Number(seconds) }, () =>
  asked(url, path, undefined, client ? { client, verb: 'GET' } : { verb: 'GET' }),
)
console.log(JSON.stringify(statuses))
process.exit(0)
