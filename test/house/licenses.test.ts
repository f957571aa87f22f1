import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

interface Locked {
  readonly dev?: true
  readonly license?: string
  readonly integrity?: string
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const installed = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }))

/** Free to use and to hand on under any terms. */
const FREE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense']

/** Their manifest names no license in the field that npm reads; the file beside it is MIT’s. */
const MIT_BY_FILE = ['buildcheck', 'cpu-features', 'png-js', 'ssh2']

test('whatever is installed with the service is free, and is the archive that was looked at', () => {
  const bound = installed.filter(
    ({ name, license = '' }) => !FREE.includes(license) && !MIT_BY_FILE.includes(name),
  )
  expect(bound.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  expect(installed.filter(({ integrity }) => !integrity).map(({ name }) => name)).toEqual([])
})

test('every test that the page on security names is there', () => {
  const named = [...read('docs/operations/security.md').matchAll(/`(test\/[^`]+)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([])
})
