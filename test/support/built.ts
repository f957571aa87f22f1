import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/**
 * Sources as the build left them: a module that Node loads by itself needs no turning by each of the workers. Only
 * scripts/test.mjs asks for it, because it builds first; otherwise a test would meet yesterday's code.
 */
export function built(): Plugin {
  return {
    name: 'purser:built',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(src) || !found.id.endsWith('.ts')) return found
      const id = `${dist}${found.id.slice(src.length, -'.ts'.length)}.js`
      if (!existsSync(id)) throw new Error(`${id} is missing: run npm run setup`)
      return id
    },
  }
}
