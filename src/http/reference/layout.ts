import type { Job } from '../../operations/jobs.ts'
import { guides } from './guides.ts'
import { type Html, html } from './html.ts'
import { methodOf } from './operation.ts'

interface Page {
  readonly title: string
  /** Its own address, which the navigation marks. */
  readonly path: string
  readonly about: string
  readonly content: Html
  /** What the navigation lists. */
  readonly jobs: readonly Job[]
}

/** Everything around the content. It reads without scripts: the menu of a phone is a link, the search and theme are extras. */
export const framed = ({ title, path, about, content, jobs }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Purser</title>
<meta name="description" content="${about}">
<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
<link rel="stylesheet" href="/docs/page.css">
<script src="/docs/theme.js"></script>
<script src="/docs/page.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="menu" href="#navigation">Menu</a>
<a class="home" href="/docs">${MARK}<span>Purser</span> <small>API reference</small></a>
<div class="tools">
<div class="languages" role="group" aria-label="Language of the samples" hidden>
<button type="button" data-sample="curl">curl</button><button type="button" data-sample="ts">TypeScript</button><button type="button" data-sample="python">Python</button></div>
<a href="/openapi.json">OpenAPI</a>
<a href="/docs/postman.json">Postman</a>
<button type="button" class="theme" aria-label="Light or dark" hidden></button>
</div>
</header>
<nav id="navigation" aria-label="Reference">
<a class="close" href="#content">Close</a>
<div class="search" role="search" hidden><input type="search" placeholder="Search the reference" aria-label="Search" autocomplete="off"><kbd>/</kbd></div>
<p class="found" role="status"></p>
${navigation(path, jobs)}
</nav>
<main id="content" tabindex="-1">
${content}
</main>
</body>
</html>
`.text

const navigation = (path: string, jobs: readonly Job[]): Html => html`<ul class="top">
<li>${link('/docs', 'Introduction', path)}</li>
</ul>
${jobs.map(
  ({
    slug,
    name,
    operations,
  }) => html`<details${here(`/docs/${slug}` === path)}><summary>${name}</summary><ul>
<li>${link(`/docs/${slug}`, 'Overview', path)}</li>${operations.map(
    (address) =>
      html`<li data-address="${address}"><a href="/docs/${slug}#${methodOf(address)}">${methodOf(address)}</a></li>`,
  )}${slug === 'webhooks' && html`<li><a href="/docs/webhooks#events">Events</a></li>`}</ul></details>`,
)}
<p class="part">Guides</p>
<ul class="top">${guides.map(({ slug, title }) => html`<li>${link(`/docs/guides/${slug}`, title, path)}</li>`)}</ul>`

const here = (isOpen: boolean): Html => (isOpen ? html` open` : html``)

const link = (to: string, words: string, path: string): Html =>
  to === path ? html`<a href="${to}" aria-current="page">${words}</a>` : html`<a href="${to}">${words}</a>`

const MARK = html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><rect width="24" height="24" rx="6" class="mark-ground"/><path d="M8 18V6h5a4 4 0 0 1 0 8H8" class="mark-line"/></svg>`
