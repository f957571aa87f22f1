import { readFileSync } from 'node:fs'
import type { Schema } from '../../dispatch/openapi/schema.ts'
import type { Operation } from '../../operations/declaration/operation.ts'
import type { Job } from '../../operations/jobs.ts'
import { type Contents, contentsOf } from './contents.ts'
import { addressOf, type Guide, guides, guideText } from './guides.ts'
import { html } from './html.ts'
import { framed } from './layout.ts'
import { llmsText } from './llms.ts'
import { type Links, markdown } from './markdown.ts'
import { methodOf, operationSection } from './operation.ts'
import { postmanCollection } from './postman.ts'
import { eventSections } from './webhooks.ts'

export interface Served {
  readonly type: string
  readonly make: () => string
}

/** Every page of the reference and what it needs, by address. Each is made when it is first asked for. */
export function referencePages(operations: readonly Operation[]): Readonly<Record<string, Served>> {
  const contents = contentsOf(operations)
  const { jobs, document } = contents
  const page = (make: () => string): Served => ({ type: 'text/html', make })
  return {
    '/openapi.json': { type: 'application/json', make: () => JSON.stringify(document()) },
    '/docs': page(() => introduction(contents)),
    ...named(
      jobs,
      ({ slug }) => `/docs/${slug}`,
      (job) => page(() => jobPage(job, contents)),
    ),
    ...named(
      guides,
      ({ slug }) => `/docs/guides/${slug}`,
      (guide) => page(() => guidePage(guide, contents)),
    ),
    ...named(
      guides,
      ({ slug }) => `/docs/guides/${slug}.md`,
      ({ file }) => ({ type: 'text/markdown', make: () => guideText(file) }),
    ),
    '/llms.txt': { type: 'text/plain', make: () => llmsText(jobs) },
    '/docs/postman.json': {
      type: 'application/json',
      make: () => JSON.stringify(postmanCollection(contents)),
    },
    '/docs/search.json': { type: 'application/json', make: () => JSON.stringify(searchIndex(contents)) },
    ...named(Object.keys(ASSETS), (name) => `/docs/${name}`, asset),
  }
}

const named = <T>(all: readonly T[], pathOf: (one: T) => string, make: (one: T) => Served) =>
  Object.fromEntries(all.map((one) => [pathOf(one), make(one)]))

function introduction(contents: Contents): string {
  const { jobs } = contents
  const file = 'reference/introduction.md'
  const cards = jobs.map(
    ({ slug, name, about, operations }) =>
      html`<li><a href="/docs/${slug}"><strong>${name}</strong><span>${about}</span><small>${operations.length} operations</small></a></li>`,
  )
  const content = html`<article class="guide">${markdown(guideText(file), linksFrom(file, contents))}
<h2 id="jobs"><a class="anchor" href="#jobs">What you can do</a></h2><ul class="cards">${cards}</ul></article>`
  return framed({
    title: 'API reference',
    path: '/docs',
    about: 'Payroll for US companies as an API.',
    content,
    jobs,
  })
}

function jobPage(job: Job, contents: Contents): string {
  const { slug, name, about } = job
  const document = contents.document()
  const links = linksFrom('reference/openapi.json', contents)
  const isWebhooks = slug === 'webhooks'
  const guide = 'guides/webhooks.md'
  const prose =
    isWebhooks &&
    html`<article class="guide">${markdown(withoutTitle(guide), linksFrom(guide, contents))}</article>`
  const content = html`<div class="opening"><h1>${name}</h1><p class="lead">${about}</p></div>
${prose}
${isWebhooks && html`<h2 class="chapter" id="operations"><a class="anchor" href="#operations">Operations</a></h2>`}
${job.operations.map((address) => operationSection(contents.operations.get(address)!, document, links))}
${isWebhooks && eventSections(document, links)}`
  return framed({ title: name, path: `/docs/${slug}`, about, content, jobs: contents.jobs })
}

function guidePage({ slug, title, file }: Guide, contents: Contents): string {
  const content = html`<article class="guide">${markdown(guideText(file), linksFrom(file, contents))}</article>`
  const about = `${title}: a guide to Purser.`
  return framed({ title, path: `/docs/guides/${slug}`, about, content, jobs: contents.jobs })
}

const withoutTitle = (file: string): string => guideText(file).replace(/^# .*\n/, '')

const linksFrom = (file: string, { jobs }: Contents): Links => {
  const byName = new Map(
    jobs.flatMap(({ slug, operations }) =>
      operations.flatMap((address) => {
        const to = `/docs/${slug}#${methodOf(address)}`
        return [address as string, methodOf(address)].map((name) => [name, to] as const)
      }),
    ),
  )
  return { operation: (name) => byName.get(name), file: (href) => addressOf(href, file) }
}

/** For the search box: each operation with its summary and the names of its fields. */
const searchIndex = ({ jobs, document }: Contents) =>
  jobs.flatMap(({ operations }) =>
    operations.map((address) => {
      const [area, name] = address.split('/')
      const schemas = document().components.schemas as Readonly<Record<string, Schema>>
      const fields = ['request', 'reply'].flatMap((side) => namesIn(schemas[`${area}.${name}.${side}`]!))
      const summary = Object.values(document().paths[`/${address}`]!)[0]!.summary
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
