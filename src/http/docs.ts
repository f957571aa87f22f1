import type { FastifyInstance } from 'fastify'
import type { Operation } from '../operations/operation.ts'
import { openApi } from './openapi.ts'

/** The reference: the OpenAPI document and a page that shows it, every asset served from here. */
export const docsPages =
  (operations: readonly Operation[]) =>
  (app: FastifyInstance): void => {
    const document = JSON.stringify(openApi(operations))
    app.get('/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(document))
  }
