import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, type Language, languages } from '../domain/access/language.ts'
import type { Settings } from '../settings/settings.ts'
import { guarded } from './page-headers.ts'
import { type Html, html } from './reference/html.ts'
import { type SignInWords, signInWords } from './sign-in-words.ts'

/** The pages at which people sign in: plain, small, in the language that the browser asks for. */
export function signInPages(app: FastifyInstance, settings: Settings): void {
  for (const page of ['sign-in', 'link'] as const) {
    app.get(`/${page}`, { exposeHeadRoute: true }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language'])
      reply.headers({ Vary: 'Accept-Language', 'Content-Language': language })
      return guarded(settings, reply).type('text/html; charset=utf-8').send(pageIn(language, page))
    })
  }
  for (const [name, type] of Object.entries(ASSETS)) {
    const text = readFileSync(new URL(`../../assets/sign-in/${name}`, import.meta.url))
    app.get(`/sign-in/${name}`, { exposeHeadRoute: true }, async (_, reply) =>
      guarded(settings, reply).type(`${type}; charset=utf-8`).send(text),
    )
  }
}

const ASSETS = { 'page.js': 'text/javascript', 'page.css': 'text/css' } as const

/** The first language of the browser that we have, by its weight (RFC 9110, 12.5.4). */
export function languageOf(accept = ''): Language {
  const asked = accept
    .split(',')
    .map((range) =>
      range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .map(([tag = '', weight = '1']) => ({ tag: tag.split('-')[0]!, weight: Number(weight) || 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return asked.map(({ tag }) => languages.find((one) => one === tag)).find(Boolean) ?? DEFAULT_LANGUAGE
}

const pageIn = (language: Language, page: 'sign-in' | 'link'): string => {
  const words = signInWords[language]
  const body = html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${page === 'link' ? words.linkTitle : words.title} · Purser</title>
<link rel="stylesheet" href="/sign-in/page.css">
<script type="module" src="/sign-in/page.js"></script>
</head>
<body data-page="${page}" ${Object.entries(words.told).map(([name, text]) => html`data-${name}="${text}" `)}${Object.entries(words.roles).map(([role, text]) => html`data-role${role.toLowerCase()}="${text}" `)}>
<header>Purser</header>
<main>
<p role="status" aria-live="polite" data-part="told" hidden></p>
<noscript><p>${words.scripts}</p></noscript>
${page === 'link' ? link(words) : forms(words)}
${inside(words)}
</main>
</body>
</html>`
  return `<!doctype html>\n${body.text}\n`
}

const link = (words: SignInWords): Html => html`<form data-part="link" hidden>
<h1>${words.linkTitle}</h1>
<p>${words.linkLead}</p>
<button class="main">${words.goOn}</button>
</form>
<section data-part="over" hidden>
<h1 tabindex="-1">${words.overTitle}</h1>
<p>${words.overLead}</p>
<a class="button" href="/sign-in">${words.newLetter}</a>
</section>`

const forms = (words: SignInWords): Html => html`<form data-part="address" hidden>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required>
<button class="main">${words.send}</button>
</form>
<button type="button" data-part="passkey" hidden>${words.passkey}</button>
<form data-part="code" hidden>
<h1>${words.codeTitle}</h1>
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required>
<button class="main">${words.enter}</button>
<p><a href="/sign-in">${words.otherAddress}</a></p>
</form>
<form data-part="operator" hidden>
<details>
<summary>${words.operator}</summary>
<label for="clientID">${words.clientId}</label>
<input id="clientID" name="clientID" autocomplete="off" maxlength="64" required>
<label for="SecretKey">${words.secret}</label>
<input id="SecretKey" name="SecretKey" type="password" autocomplete="off" maxlength="255" required>
<button>${words.enter}</button>
</details>
</form>`

const inside = (words: SignInWords): Html => html`<section data-part="inside" hidden>
<h1 tabindex="-1">${words.inside}</h1>
<p data-part="who"></p>
<ul data-part="people"></ul>
<a class="button" data-part="open" href="/">${words.open}</a>
<button type="button" data-part="new-passkey">${words.addPasskey}</button>
<button type="button" data-part="leave">${words.leave}</button>
<button type="button" data-part="leave-all">${words.leaveAll}</button>
</section>`
