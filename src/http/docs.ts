import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { openApi } from '../dispatch/openapi/document.ts'
import type { Operation } from '../operations/declaration/operation.ts'

/** The reference: the OpenAPI document and a page that shows it, every asset served from here. */
export const docsPages =
  (operations: readonly Operation[]) =>
  (app: FastifyInstance): void => {
    const document = JSON.stringify(openApi(operations))
    app.get('/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(document))
    app.get('/docs', async (_, reply) => shown(reply, 'text/html').send(PAGE))
    app.get('/docs/start.js', async (_, reply) => shown(reply, 'text/javascript').send(START))
    for (const [name, type] of Object.entries(ASSETS)) {
      app.get(`/docs/${name}`, async (_, reply) =>
        shown(reply, type).send(await readFile(join(FOLDER, name))),
      )
    }
  }

/** The page runs its own scripts and asks its own server, and nobody else. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const shown = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .header('Content-Security-Policy', CSP)
    .type(type.startsWith('image/') ? type : `${type}; charset=utf-8`)

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Purser reference</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

/** A browser cannot send a body with GET; every read also answers POST, and that one can be tried here. */
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  supportedSubmitMethods: ['post', 'put', 'delete'],
  presets: [SwaggerUIBundle.presets.apis],
})
`
