// A process of its own, for the tests that kill it or run it as someone else: starts PostgreSQL on the directory
// given, says so in one line of JSON, and stops it when its input ends.
import { startPostgres } from '../../src/embedded/postgres.ts'

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: program <data directory>')

const postgres = await startPostgres({ dataDir, log: (line) => console.error(line) })
console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid, adopted: postgres.adopted }))

process.stdin.resume().once('end', () => {
  void postgres.stop().then(() => process.exit(0))
})
