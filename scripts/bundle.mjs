// What runs as one process is put into a few files: a start that opens two thousand takes twice the processor time.
// dist/ keeps every module as well, for purser/engine, purser/client and whoever reads along.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')
const folder = 'bundle'

/** Programs by their file in dist/: each becomes a line that loads its bundle. */
const programs = ['cli.js', 'dispatch/heavy-worker.js', 'dispatch/second-thread-worker.js']

/** Packages of many small modules. The others stay in node_modules: some look for files beside themselves. */
const taken = ['kysely', 'temporal-polyfill', 'zod']

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const left = Object.keys(dependencies).filter((name) => !taken.includes(name))

rmSync(join(dist, folder), { recursive: true, force: true })
const bundle = await rolldown({
  input: Object.fromEntries(programs.map((file) => [posix.basename(file, '.js'), join(dist, file)])),
  platform: 'node',
  external: (id) => id.startsWith('node:') || left.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [{ name: 'own-place', transform: inItsPlace }],
  logLevel: 'warn',
})
await bundle.write({
  dir: join(dist, folder),
  format: 'esm',
  keepNames: true,
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
for (const file of programs) {
  const path = posix.relative(posix.dirname(file), posix.join(folder, posix.basename(file)))
  writeFileSync(
    join(dist, file),
    `#!/usr/bin/env node\nimport '${path.startsWith('.') ? path : `./${path}`}'\n`,
  )
}

/** A module finds migrations, pages and fonts from where it stood. */
function inItsPlace(code, id) {
  if (!code.includes('import.meta.url')) return null
  const place = posix.join('..', relative(dist, id).split(sep).join('/'))
  const own = `new URL(${JSON.stringify(place)}, import.meta.url).href`
  // Lines stay lines, so the map of the module still fits.
  return { code: code.replaceAll('import.meta.url', own), map: null }
}
