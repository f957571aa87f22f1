/**
 * Fills packages/client: the client as it was built, its types from the OpenAPI document, the license. Nothing of the service
 * goes in. `npm run client` does it; `npm pack ./packages/client` makes the file. Another folder may be named.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientTypes } from './client-types.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const built = join(root, 'dist/client')
const folder = process.argv[2] ?? join(root, 'packages/client')
const target = join(folder, 'dist')

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const name of readdirSync(built).filter((one) => /(?<!^types)\.(js|d\.ts)$/.test(one))) {
  const text = readFileSync(join(built, name), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
  writeFileSync(join(target, name), text.replaceAll(/(from '\.\/\w+)\.ts'/g, "$1.js'"))
}
const document = JSON.parse(readFileSync(join(root, 'docs/reference/openapi.json'), 'utf8'))
writeFileSync(join(target, 'types.d.ts'), clientTypes(document))
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
console.log(`${folder}: ${readdirSync(target).length} files`)
