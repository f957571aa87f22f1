import type { Schema } from '../../dispatch/openapi/schema.ts'
import { type Html, html } from './html.ts'
import { type Links, sentence } from './markdown.ts'

/** The properties of a schema as one table, what is inside a property below it. */
export function fieldTable(schema: Schema, { caption, side }: Shown, links: Links): Html {
  const rows = rowsOf(schema, { depth: 0, path: '' })
  if (rows.length === 0) return html`<p class="none">No fields.</p>`
  return html`<table class="fields"><caption class="sr">${caption}</caption>
<thead class="sr"><tr><th scope="col">Field</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map((row) => rowHtml(row, side, links))}</tbody></table>`
}

interface Shown {
  readonly caption: string
  readonly side: 'request' | 'reply'
}

interface Row {
  readonly name: string
  readonly path: string
  readonly depth: number
  readonly isRequired: boolean
  readonly field: Schema
}

function rowsOf(schema: Schema, at: { depth: number; path: string }): readonly Row[] {
  const { properties = {}, required = [] } = recordIn(schema)
  return Object.entries(properties).flatMap(([name, field]) => [
    { name, ...at, isRequired: required.includes(name), field },
    ...rowsOf(field, { depth: at.depth + 1, path: `${at.path}${name}.` }),
  ])
}

/** The record that a field holds, however it is wrapped; choices between records are shown together. */
function recordIn(schema: Schema): Schema {
  if (schema.properties) return schema
  if (schema.items) return recordIn(schema.items)
  const records = (schema.anyOf ?? []).map(recordIn).filter(({ properties }) => properties)
  return { properties: Object.assign({}, ...records.map(({ properties }) => properties)) }
}

const rowHtml = ({ name, path, depth, isRequired, field }: Row, side: Shown['side'], links: Links): Html =>
  html`<tr class="d${Math.min(depth, 5)}"><th scope="row"><span class="sr">${path}</span><code>${name}</code>
<span class="type">${typeText(isRequired ? field : present(field))}</span>${note(isRequired, side)}</th>
<td><p>${sentence(field.description ?? '', links)}</p>${limits(field)}</td></tr>`

/** A request says what it must have, a reply what it may lack. */
const note = (isRequired: boolean, side: Shown['side']): Html | false => {
  if (side === 'request') return isRequired && html` <span class="required">required</span>`
  return !isRequired && html` <span class="type">may be absent</span>`
}

/** What may be left out may be null too; the type of a field says what it is when it is there. */
function present(field: Schema): Schema {
  const { type, anyOf } = field
  if (anyOf) return { ...field, anyOf: anyOf.filter((one) => one.type !== 'null') }
  return typeof type === 'object' ? { ...field, type: type.filter((one) => one !== 'null') } : field
}

/** The type in words: `list of records`, `date`, `text or null`. */
function typeText(schema: Schema): string {
  if (schema.const !== undefined) return 'constant'
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' or ')
  const types = [schema.type ?? 'any'].flat()
  return types.map((type) => oneType(type, schema)).join(' or ')
}

function oneType(type: string, { items, format, properties }: Schema): string {
  if (type === 'array') return items ? `list of ${plural(typeText(items))}` : 'list'
  if (type === 'string') return FORMATS[format ?? ''] ?? 'text'
  if (type === 'object') return properties ? 'record' : 'record of any fields'
  return TYPES[type] ?? type
}

const plural = (word: string): string => (/^(text|any)/.test(word) ? word : word.replace(/^\w+/, '$&s'))

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'id',
  date: 'date',
  'date-time': 'time',
  email: 'e-mail address',
  byte: 'base64',
}
const TYPES: Readonly<Record<string, string>> = { integer: 'whole number', boolean: 'true or false' }

function limits(schema: Schema): Html {
  const values = valuesOf(schema)
  const notes = [
    schema.const !== undefined && html`<p class="values">Always <code>${String(schema.const)}</code></p>`,
    values.length > 0 && listed(values),
    schema.default !== undefined && simple(schema.default),
    bounds(schema),
  ]
  return html`${notes}`
}

const simple = (value: unknown): Html | false =>
  typeof value !== 'object' && html`<p class="values">Default <code>${String(value)}</code></p>`

function valuesOf(schema: Schema): readonly string[] {
  const own = schema.enum ?? schema.items?.enum ?? []
  const inner = (schema.anyOf ?? []).flatMap(valuesOf)
  return [...new Set([...own.filter((value) => value !== null).map(String), ...inner])]
}

/** A long list is folded; the browser's own search still opens it. */
function listed(values: readonly string[]): Html {
  const words = values.map((value) => html`<code>${value}</code> `)
  return values.length <= 12
    ? html`<p class="values">One of ${words}</p>`
    : html`<details class="values"><summary>One of ${values.length} values</summary>${words}</details>`
}

function bounds({ minimum, maximum, maxItems, anyOf = [] }: Schema): Html | false {
  const words = [
    minimum !== undefined && minimum !== 0 && `at least ${minimum}`,
    maximum !== undefined && maximum < 1e8 && `at most ${maximum}`,
    maxItems !== undefined && `at most ${maxItems.toLocaleString('en-US')} items`,
  ].filter((word) => word !== false)
  if (words.length === 0) return anyOf.length > 0 && html`${anyOf.map(bounds)}`
  return html`<p class="values">${capital(words.join(', '))}</p>`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
