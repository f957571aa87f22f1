import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The fields of the operations that forms are made of, picked from the golden OpenAPI document at build time. */
export function schemas(): Plugin {
  const name = 'virtual:schemas'
  return {
    name: 'purser-schemas',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(picked())}` : undefined),
  }
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly (string | null)[]
  readonly maxLength?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly description?: string
  readonly examples?: readonly unknown[]
}

function picked(): Record<string, Record<string, object>> {
  const used = JSON.parse(readFileSync(at('src/forms/used.json'), 'utf8')) as readonly string[]
  const document = JSON.parse(readFileSync(at('../docs/reference/openapi.json'), 'utf8'))
  const requests = document.components.schemas as Record<string, Schema>
  return Object.fromEntries(
    used.map((address) => {
      const schema = requests[`${address.replace('/', '.')}.request`]
      if (!schema)
        throw new Error(`forms/used.json names ${address}, which the OpenAPI document does not have`)
      return [address, Object.fromEntries(leavesOf(schema, []))]
    }),
  )
}

/** Other spellings that an operation takes, what null does and how a number is written are for programs. */
const plain = (words: string): string =>
  words
    .replace(/\s*Also taken:[\s\S]*$/, '')
    .split(/(?<=[.;])\s+/)
    .filter((part) => !/\bnull\b|`|\bdecimals\b|left out/.test(part))
    .join(' ')
    .replace(/[;,:]$/, '.')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase())

/** Every field that is no object itself, by its path: `user/firstName`. */
function leavesOf(schema: Schema, path: readonly string[]): readonly (readonly [string, object])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, given]) => {
    const field = given.anyOf?.find(({ type }) => type !== 'null') ?? given
    const own = [...path, key]
    if (field.properties) return leavesOf(field, own)
    const type = [field.type].flat().find((one) => one !== 'null')
    const options = field.enum?.filter((one) => one !== null)
    const described = plain(given.description ?? field.description ?? '')
    return [
      [
        own.join('/'),
        {
          type: type ?? 'string',
          ...(field.format ? { format: field.format } : {}),
          ...(options ? { options } : {}),
          ...(field.maxLength ? { most: field.maxLength } : {}),
          ...(described ? { help: described } : {}),
          required: schema.required?.includes(key) ?? false,
        },
      ] as const,
    ]
  })
}
