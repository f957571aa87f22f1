import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Below the project, where a bundle finds the packages that it imports. */
const folder = join(root, '.cache', 'programs')

/**
 * A script, or a program of the tests, as one file that Node starts by itself. Through tsx it reads a thousand sources: 6.7 s
 * of processor for each start of the drills. To put them together takes 1.3 s, and then each start as much.
 */
export function bundled(source: string): Promise<string> {
  const known = made.get(source) ?? bundle(source)
  made.set(source, known)
  return known
}

const made = new Map<string, Promise<string>>()

async function bundle(source: string): Promise<string> {
  const built = await rolldown({
    input: source,
    platform: 'node',
    external: (id, importer, isResolved) => importer !== undefined && !isResolved && !isOwn.test(id),
    plugins: [{ name: 'own-place', transform: inItsPlace }],
    logLevel: 'warn',
  })
  const { output } = await built.generate({ format: 'esm', keepNames: true, codeSplitting: false })
  await built.close()
  const file = join(folder, `${relative(root, source).replaceAll(/[^a-z\d]+/gi, '-')}.mjs`)
  mkdirSync(folder, { recursive: true })
  // Another worker may start the same program: a file is there whole.
  writeFileSync(`${file}.${process.pid}`, output[0].code)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** Packages stay where they are: some look for files beside themselves. What rolldown writes for a template is its own. */
const isOwn = /^(\.{1,2}\/|@oxc-project\/runtime\/)/

/** A module finds migrations, pages and programs from where it stands. */
function inItsPlace(code: string, id: string): { code: string; map: null } | null {
  if (!code.includes('import.meta.')) return null
  const own = code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
  return { code: own, map: null }
}
