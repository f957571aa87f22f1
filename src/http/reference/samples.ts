import { codeBlock } from './code.ts'
import { type Html, html } from './html.ts'

export interface Sampled {
  readonly address: string
  readonly verb: string
  /** With `method`, as it is sent. */
  readonly body: Readonly<Record<string, unknown>>
}

/** The same call in three languages. Without scripts all are shown; with them, the one that the reader chose. */
export const requestSample = (call: Sampled): Html => html`<div class="sample">
<div class="sample-head"><h3>Request</h3></div>
<div class="in-curl">${codeBlock('bash', curl(call))}</div>
<div class="in-ts">${codeBlock('ts', typeScript(call))}</div>
<div class="in-python">${codeBlock('python', python(call))}</div></div>`

export const replySample = (title: string, value: unknown): Html => html`<div class="sample">
<div class="sample-head"><h3>${title}</h3></div>
${codeBlock('json', JSON.stringify(value, null, 2))}</div>`

const curl = ({ address, verb, body }: Sampled): string =>
  [
    `curl -X ${verb} http://127.0.0.1:4000/${address} \\`,
    '  -u demo:demo-secret \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`,
  ].join('\n')

function typeScript({ address, body }: Sampled): string {
  const given = Object.keys(withoutMethod(body)).length === 0 ? '' : literal(withoutMethod(body), TYPESCRIPT)
  return `const reply = await purser.${address.replace('/', '.')}(${given})`
}

/** By the function `purser` of the introduction, which needs nothing but Python itself. */
const python = ({ address, verb, body }: Sampled): string => {
  const given = literal(withoutMethod(body), PYTHON)
  return `reply = purser('${address}', ${given}${verb === 'DELETE' ? ", 'DELETE'" : ''})`
}

const withoutMethod = ({ method: _, ...sent }: Sampled['body']) => sent

/** How a language writes a name in front of its value, and the words that differ. */
interface Writing {
  readonly name: (key: string) => string
  readonly word: (value: unknown) => string
}

const TYPESCRIPT: Writing = {
  name: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)),
  word: String,
}

const PYTHON: Writing = {
  name: (key) => quoted(key),
  word: (value) => ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? String(value),
}

/** A value as one writes it in a program, text in single quotes. */
function literal(value: unknown, writing: Writing, indent = ''): string {
  const deeper = `${indent}  `
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return writing.word(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item) => literal(item, writing, deeper))
    : Object.entries(value).map(([key, item]) => `${writing.name(key)}: ${literal(item, writing, deeper)}`)
  if (parts.length === 0) return isList ? '[]' : '{}'
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}

/** The escapes of JSON are those of both languages. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
