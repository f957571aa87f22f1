import { codeBlock } from './code.ts'
import { type Html, html } from './html.ts'

export interface Sampled {
  readonly address: string
  readonly verb: string
  /** With `method`, as it is sent. */
  readonly body: Readonly<Record<string, unknown>>
}

/** The same call in two languages. Without scripts both are shown; with them, the one that the reader chose. */
export const requestSample = (call: Sampled): Html => html`<div class="sample">
<div class="sample-head"><h3>Request</h3></div>
<div class="in-curl">${codeBlock('bash', curl(call))}</div>
<div class="in-ts">${codeBlock('ts', typeScript(call))}</div></div>`

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
  const { method: _, ...sent } = body
  const given = Object.keys(sent).length === 0 ? '' : literal(sent, '')
  return `const reply = await purser.${address.replace('/', '.')}(${given})`
}

/** A value as one writes it in a program: names without quotes, text in single ones. */
function literal(value: unknown, indent: string): string {
  const deeper = `${indent}  `
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([key, item]) => `${nameOf(key)}: ${literal(item, deeper)}`)
  if (parts.length === 0) return isList ? '[]' : '{}'
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)
