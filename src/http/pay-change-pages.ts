import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../domain/access/language.ts'
import type { Settings } from '../settings/settings.ts'
import { guarded } from './page-headers.ts'
import { payChangeWords } from './pay-change-words.ts'
import { html } from './reference/html.ts'
import { languageOf } from './sign-in-pages.ts'
import { signInWords } from './sign-in-words.ts'

/** Where the links of a letter about changed bank accounts lead: a button each, which spends what is in the fragment. */
export function payChangePages(app: FastifyInstance, settings: Settings): void {
  for (const act of ['confirm', 'stop'] as const) {
    app.get(`/pay-change/${act}`, { exposeHeadRoute: true }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language'])
      reply.headers({ Vary: 'Accept-Language', 'Content-Language': language })
      return guarded(settings, reply).type('text/html; charset=utf-8').send(pageIn(language, act))
    })
  }
  const script = readFileSync(new URL('../../assets/pay-change/page.js', import.meta.url))
  app.get('/pay-change/page.js', { exposeHeadRoute: true }, async (_, reply) =>
    guarded(settings, reply).type('text/javascript; charset=utf-8').send(script),
  )
}

function pageIn(language: Language, act: 'confirm' | 'stop'): string {
  const { title, lead, button, done, refused } = payChangeWords[language][act]
  const { scripts, told } = signInWords[language]
  const body = html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title} · Purser</title>
<link rel="stylesheet" href="/sign-in/page.css">
<script type="module" src="/pay-change/page.js"></script>
</head>
<body data-act="${act}" data-done="${done}" data-refused="${refused}" data-later="${told.later}" data-away="${told.away}">
<main>
<h1>${title}</h1>
<p role="status" aria-live="polite" hidden></p>
<noscript><p>${scripts}</p></noscript>
<form>
<p>${lead}</p>
<button>${button}</button>
</form>
</main>
</body>
</html>`
  return `<!doctype html>\n${body.text}\n`
}
