// A process of its own, for the tests that kill it or run it as someone else: starts PostgreSQL by the module given on
// the directory given, says so in one line of JSON, and stops it when its input ends.
const [module, dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: program <module> <data directory>')

const { startPostgres } = await import(module)
const postgres = await startPostgres({ dataDir, log: (line) => console.error(line) })
console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid, adopted: postgres.adopted }))

process.stdin.resume().once('end', () => {
  void postgres.stop().then(() => process.exit(0))
})
