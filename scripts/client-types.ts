/** The types of @purser/client, from the OpenAPI document alone, so that they need neither zod nor the service. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly additionalProperties?: Schema | boolean
  readonly description?: string
}

interface Written {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export function clientTypes({ paths, components }: Written): string {
  const all = Object.keys(paths).sort()
  const areas = [...new Set(all.map((path) => path.split('/')[1]!))]
  const written = areas.map((area) => {
    const own = all.filter((path) => path.startsWith(`/${area}/`))
    const operations = own.map((path) => {
      const name = path.split('/')[2]!
      const { method: _, ...fields } = components.schemas[`${area}.${name}.request`]!.properties!
      const body = { ...components.schemas[`${area}.${name}.request`]!, properties: fields }
      const reply = components.schemas[`${area}.${name}.reply`]!
      const { summary } = Object.values(paths[path]!)[0]!
      return [
        ...note(summary, '    '),
        `    ${name}: {`,
        `      body: ${typeOf(body, '      ')}`,
        `      reply: ${typeOf(reply, '      ')}`,
        '    }',
      ].join('\n')
    })
    return `  ${area}: {\n${operations.join('\n')}\n  }`
  })
  return `${HEAD}\nexport interface Operations {\n${written.join('\n')}\n}\n`
}

const HEAD = `// Derived from the OpenAPI document of the service.
import type { CallOf } from './call.js'

/** Every operation, typed in and out: \`purser.adminPortal.addUser({ user })\`. */
export type PurserClient = {
  readonly [Area in keyof Operations]: {
    readonly [Name in keyof Operations[Area]]: CallOf<BodyOf<Operations[Area][Name]>, ReplyOf<Operations[Area][Name]>>
  }
}

/** The body that an operation takes, without \`method\`: \`BodyOf<Operations['adminPortal']['addUser']>\`. */
export type BodyOf<Operation> = Operation extends { body: infer Body } ? Body : never

/** The reply: money is a number of dollars, days and ids are strings. */
export type ReplyOf<Operation> = Operation extends { reply: infer Reply } ? Reply : never

/** By area and name. */`

function typeOf(schema: Schema, indent: string): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.anyOf) return unionOf(schema.anyOf.map((one) => typeOf(one, indent)))
  const kinds = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (schema.enum) {
    const words = schema.enum.map((one) => JSON.stringify(one))
    return unionOf(kinds.includes('null') ? [...words, 'null'] : words)
  }
  return kinds.length === 0 ? 'unknown' : unionOf(kinds.map((kind) => kindOf(kind, schema, indent)))
}

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')

function kindOf(kind: string, schema: Schema, indent: string): string {
  if (kind === 'integer') return 'number'
  if (kind === 'array') return `Array<${schema.items ? typeOf(schema.items, indent) : 'unknown'}>`
  return kind === 'object' ? objectOf(schema, indent) : kind
}

function objectOf(
  { properties, required = [], additionalProperties: others }: Schema,
  indent: string,
): string {
  const deeper = `${indent}  `
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => [
    ...note(field.description, deeper),
    `${deeper}${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, deeper)}`,
  ])
  const known = `{\n${fields.join('\n')}\n${indent}}`
  if (!others) return fields.length === 0 ? 'Record<string, never>' : known
  const rest = `Record<string, ${others === true ? 'unknown' : typeOf(others, deeper)}>`
  return fields.length === 0 ? rest : `${known} & ${rest}`
}

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))

const note = (words: string | undefined, indent: string): readonly string[] =>
  words ? [`${indent}/** ${words.replaceAll('*/', '* /').replaceAll(/\s*\n\s*/g, ' ')} */`] : []
