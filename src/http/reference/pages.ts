import { readFileSync } from 'node:fs'
import type { OpenApi } from '../../dispatch/openapi/document.ts'
import type { Schema } from '../../dispatch/openapi/schema.ts'
import type { Operation } from '../../operations/declaration/operation.ts'
import { type Job, jobs } from '../../operations/jobs.ts'
import { addressOf, type Guide, guides, guideText } from './guides.ts'
import { html } from './html.ts'
import { framed } from './layout.ts'
import { type Links, markdown } from './markdown.ts'
import { methodOf, operationSection } from './operation.ts'
import { eventSections } from './webhooks.ts'

export interface Served {
  readonly type: string
  readonly make: () => string
}

/** Every page of the reference and what it needs, by address. Each is made when it is first asked for. */
export function referencePages(operations: readonly Operation[]): Readonly<Record<string, Served>> {
  const document = once(() => JSON.parse(written()) as OpenApi)
  const byAddress = new Map(operations.map((operation) => [operation.address as string, operation]))
  const page = (make: () => string): Served => ({ type: 'text/html', make })
  return {
    '/openapi.json': { type: 'application/json', make: () => JSON.stringify(document()) },
    '/docs': page(introduction),
    ...named(
      jobs,
      ({ slug }) => `/docs/${slug}`,
      (job) => page(() => jobPage(job, byAddress, document())),
    ),
    ...named(
      guides,
      ({ slug }) => `/docs/guides/${slug}`,
      (guide) => page(() => guidePage(guide)),
    ),
    '/docs/search.json': { type: 'application/json', make: () => JSON.stringify(searchIndex(document())) },
    ...named(Object.keys(ASSETS), (name) => `/docs/${name}`, asset),
  }
}

/** The document as `npm run golden` derived it from the operations; deriving it takes seconds that a caller would wait. */
const written = (): string => guideText('reference/openapi.json')

const named = <T>(all: readonly T[], pathOf: (one: T) => string, make: (one: T) => Served) =>
  Object.fromEntries(all.map((one) => [pathOf(one), make(one)]))

export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function introduction(): string {
  const file = 'reference/introduction.md'
  const cards = jobs.map(
    ({ slug, name, about, operations }) =>
      html`<li><a href="/docs/${slug}"><strong>${name}</strong><span>${about}</span><small>${operations.length} operations</small></a></li>`,
  )
  const content = html`<article class="guide">${markdown(guideText(file), linksFrom(file))}
<h2 id="jobs"><a class="anchor" href="#jobs">What you can do</a></h2><ul class="cards">${cards}</ul></article>`
  return framed({
    title: 'API reference',
    path: '/docs',
    about: 'Payroll for US companies as an API.',
    content,
  })
}

function jobPage(job: Job, operations: ReadonlyMap<string, Operation>, document: OpenApi): string {
  const { slug, name, about } = job
  const isWebhooks = slug === 'webhooks'
  const prose =
    isWebhooks &&
    html`<article class="guide">${markdown(withoutTitle('guides/webhooks.md'), linksFrom('guides/webhooks.md'))}</article>`
  const content = html`<div class="opening"><h1>${name}</h1><p class="lead">${about}</p></div>
${prose}
${isWebhooks && html`<h2 class="chapter" id="operations"><a class="anchor" href="#operations">Operations</a></h2>`}
${job.operations.map((address) => operationSection(operations.get(address)!, document, LINKS))}
${isWebhooks && eventSections(document, LINKS)}`
  return framed({ title: name, path: `/docs/${slug}`, about, content })
}

function guidePage({ slug, title, file }: Guide): string {
  const content = html`<article class="guide">${markdown(guideText(file), linksFrom(file))}</article>`
  return framed({ title, path: `/docs/guides/${slug}`, about: `${title}: a guide to Purser.`, content })
}

const withoutTitle = (file: string): string => guideText(file).replace(/^# .*\n/, '')

const byMethod = new Map(
  jobs.flatMap(({ slug, operations }) =>
    operations.flatMap((address) => {
      const to = `/docs/${slug}#${methodOf(address)}`
      return [address as string, methodOf(address)].map((name) => [name, to] as const)
    }),
  ),
)

const linksFrom = (file: string): Links => ({
  operation: (name) => byMethod.get(name),
  file: (href) => addressOf(href, file),
})

const LINKS = linksFrom('reference/openapi.json')

/** For the search box: each operation with its summary and the names of its fields. */
const searchIndex = (document: OpenApi) =>
  jobs.flatMap(({ operations }) =>
    operations.map((address) => {
      const [area, name] = address.split('/')
      const schemas = document.components.schemas as Readonly<Record<string, Schema>>
      const fields = ['request', 'reply'].flatMap((side) => namesIn(schemas[`${area}.${name}.${side}`]!))
      const summary = Object.values(document.paths[`/${address}`]!)[0]!.summary
      return { address, summary, fields: [...new Set(fields)].join(' ') }
    }),
  )

function namesIn({ properties = {}, items, anyOf = [] }: Schema): readonly string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...inner.flatMap(namesIn)]
}

const ASSETS: Readonly<Record<string, string>> = {
  'page.css': 'text/css',
  'page.js': 'text/javascript',
  'theme.js': 'text/javascript',
  'icon.svg': 'image/svg+xml',
}

const FOLDER = new URL('../../../assets/reference/', import.meta.url)

const asset = (name: string): Served => ({
  type: ASSETS[name]!,
  make: () => readFileSync(new URL(name, FOLDER), 'utf8'),
})
