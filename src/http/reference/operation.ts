import { accessWords } from '../../dispatch/openapi/access.ts'
import type { OpenApi } from '../../dispatch/openapi/document.ts'
import type { Schema } from '../../dispatch/openapi/schema.ts'
import { families } from '../../domain/events.ts'
import type { Operation } from '../../operations/declaration/operation.ts'
import { fieldTable } from './fields.ts'
import { type Html, html } from './html.ts'
import { type Links, markdown, sentence } from './markdown.ts'
import { replySample, requestSample } from './samples.ts'

/** One operation, whole: what it is for on the left, how it looks on the wire on the right. */
export function operationSection(operation: Operation, document: OpenApi, links: Links): Html {
  const { address, verb } = operation
  const name = methodOf(address)
  const { request, reply, entry } = writtenOf(document, operation)
  return html`<section class="operation" id="${name}" aria-labelledby="${name}-title">
<div class="told">
<h2 id="${name}-title"><a class="anchor" href="#${name}">${name}</a></h2>
<p class="address"><span class="verb ${verb.toLowerCase()}">${verb}</span> <code>/${address}</code></p>
<p class="lead">${sentence(operation.summary, links)}</p>
${operation.description !== undefined && markdown(operation.description, links)}
<p class="access">${sentence(accessWords(operation.access), links)}</p>
<h3>Request fields</h3>
${fieldTable(withoutMethod(request), { caption: `Fields of the request of ${name}`, side: 'request' }, links)}
<details class="reply" open><summary><h3>Reply fields</h3></summary>
${fieldTable(reply, { caption: `Fields of the reply of ${name}`, side: 'reply' }, links)}</details>
${refusalList(entry)}
${eventList(operation)}
</div>
<div class="wire">
${requestSample({ address, verb, body: entry.body })}
${replySample('Reply', entry.example)}
</div>
</section>`
}

export const methodOf = (address: string): string => address.split('/')[1]!

interface Written {
  readonly body: Readonly<Record<string, unknown>>
  readonly example: unknown
  readonly refusals: readonly { readonly summary: string; readonly message: string }[]
}

interface Media {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Answer }>>
}
interface Answer {
  readonly error: { readonly message: string }
}
interface Path {
  readonly requestBody: { readonly content: { readonly 'application/json': Media } }
  readonly responses: Readonly<Record<string, { readonly content: { readonly 'application/json': Media } }>>
}

/** What the document says of an operation: the page shows nothing else. */
function writtenOf(document: OpenApi, { address, verb }: Operation) {
  const path = (document.paths as unknown as Record<string, Record<string, Path>>)[`/${address}`]!
  const { requestBody, responses } = path[verb.toLowerCase()]!
  const name = address.replace('/', '.')
  const schemas = document.components.schemas as Readonly<Record<string, Schema>>
  const done = responses['200']!.content['application/json']
  const refused = Object.values(responses['400']?.content['application/json'].examples ?? {})
  const entry: Written = {
    body: requestBody.content['application/json'].example as Written['body'],
    example: done.example ?? done.examples?.done?.value,
    refusals: refused.map(({ summary, value }) => ({ summary, message: value.error.message })),
  }
  return { request: schemas[`${name}.request`]!, reply: schemas[`${name}.reply`]!, entry }
}

/** `method` is the same everywhere; the introduction says so once. */
const withoutMethod = ({ properties = {}, required = [], ...rest }: Schema): Schema => {
  const { method: _, ...fields } = properties
  return { ...rest, properties: fields, required }
}

const refusalList = ({ refusals }: Written): Html | false =>
  refusals.length > 0 &&
  html`<h3>Refusals</h3>
<table class="refusals"><caption class="sr">Refusals</caption>
<thead class="sr"><tr><th scope="col">Message</th><th scope="col">When</th></tr></thead>
<tbody>${refusals.map(
    ({ summary, message }) =>
      html`<tr><th scope="row"><span class="status">400</span> <code>${message}</code></th><td>${summary}</td></tr>`,
  )}</tbody></table>`

const eventList = ({ emits = [] }: Operation): Html | false =>
  emits.length > 0 &&
  html`<h3>Events</h3>
<p class="events">${emits.map((name) => html`<a href="/docs/webhooks#event-${name}">${families[name].family}</a> `)}</p>`
