import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { useTool } from './call.ts'
import { prompts } from './prompts.ts'
import { type Library, listed, readResource, templates } from './resources.ts'
import type { Tool } from './tools.ts'

interface Given extends Library {
  readonly tools: ReadonlyMap<string, Tool>
}

/** The service as an agent sees it. It keeps nothing: each request has one of its own. */
export function agentServer({ tools, ...library }: Given): Server {
  const server = new Server(
    { name: 'purser', title: 'Purser', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
    pageOf([...tools.values()], params?.cursor),
  )
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const tool = tools.get(name)
    if (!tool) throw unknown(`There is no tool ${name}, or this key may not use it`)
    return useTool(library.call, tool, given)
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listed }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: templates }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    return (await readResource(uri, library)) ?? notThere(uri)
  })
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: Object.entries(prompts).map(([name, { text: _, ...prompt }]) => ({
      name,
      ...prompt,
      arguments: [...prompt.arguments],
    })),
  }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const prompt = prompts[name]
    if (!prompt) throw unknown(`There is no prompt ${name}`)
    const missing = prompt.arguments.filter((argument) => !given[argument.name])
    if (missing.length > 0) throw unknown(`${name} needs ${missing.map((one) => one.name).join(' and ')}`)
    const content = { type: 'text' as const, text: prompt.text(given) }
    return { description: prompt.description, messages: [{ role: 'user' as const, content }] }
  })
  return server
}

/** So many at once: an agent that wants fewer names the jobs it has. */
const PAGE = 50

function pageOf(tools: readonly Tool[], cursor = '0') {
  const from = Number(cursor)
  if (!Number.isInteger(from) || from < 0 || from > tools.length) throw unknown('Unknown cursor')
  const to = from + PAGE
  return {
    tools: tools.slice(from, to).map(({ listed: tool }) => tool),
    ...(to < tools.length ? { nextCursor: String(to) } : {}),
  }
}

const unknown = (message: string): McpError => new McpError(ErrorCode.InvalidParams, message)

/** The code that the protocol gives for it. */
const NOT_THERE = -32_002

function notThere(uri: string): never {
  throw new McpError(NOT_THERE, `There is nothing at ${uri}`)
}

const INSTRUCTIONS = [
  'Payroll for US companies. Every tool is an operation of the API; purser://operations/{area}/{method} tells all about one.',
  'Money is a number of dollars with at most two decimals, a date is YYYY-MM-DD, an id is a UUID.',
  'Tools that move money, file returns or change bank accounts are dry runs until you send confirm: true. Show the person what ' +
    'the dry run answered before you confirm.',
  'A refusal changes nothing and says what must be mended. Fields that an operation does not know are refused.',
].join('\n')
