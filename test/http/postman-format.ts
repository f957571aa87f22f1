/**
 * What the schema of collections, v2.1.0, demands of the parts that we write:
 * https://schema.getpostman.com/json/collection/v2.1.0/docs/index.html
 */
const text = { type: 'string' }
const pairs = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'value'],
    properties: { key: text, value: text, disabled: { type: 'boolean' } },
  },
}
const request = {
  type: 'object',
  required: ['method', 'header', 'url', 'body'],
  properties: {
    method: { enum: ['POST', 'PUT', 'DELETE'] },
    header: pairs,
    url: {
      type: 'object',
      required: ['raw', 'host', 'path'],
      properties: {
        raw: text,
        host: { type: 'array', items: text },
        path: { type: 'array', items: text, minItems: 2, maxItems: 2 },
      },
    },
    body: {
      type: 'object',
      required: ['mode', 'raw'],
      properties: { mode: { const: 'raw' }, raw: text },
    },
    description: text,
  },
}
const response = {
  type: 'object',
  required: ['name', 'code', 'status', 'header', 'body'],
  properties: {
    name: text,
    code: { enum: [200, 400] },
    status: text,
    header: pairs,
    body: text,
    originalRequest: request,
  },
}
const operation = {
  type: 'object',
  required: ['name', 'request', 'response'],
  properties: { name: text, request, response: { type: 'array', items: response, minItems: 1 } },
}

export const COLLECTION = {
  type: 'object',
  required: ['info', 'item', 'auth', 'variable'],
  additionalProperties: false,
  properties: {
    info: {
      type: 'object',
      required: ['name', 'schema'],
      properties: {
        name: text,
        description: text,
        version: text,
        schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      },
    },
    auth: {
      type: 'object',
      required: ['type', 'basic'],
      properties: { type: { const: 'basic' }, basic: pairs },
    },
    variable: pairs,
    item: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'item'],
        properties: { name: text, description: text, item: { type: 'array', items: operation, minItems: 1 } },
      },
    },
  },
}
