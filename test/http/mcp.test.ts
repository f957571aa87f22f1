import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { expect, test } from 'vitest'
import { prompts } from '../../src/http/agents/prompts.ts'
import { operations } from '../../src/operations/index.ts'
import { send } from '../support/caller.ts'
import { payroll } from '../support/payroll.ts'
import { program } from '../support/program.ts'
import { sharedService } from '../support/shared.ts'

const { url, ok, credentials } = await sharedService()
const basic = (client: string) => `Basic ${Buffer.from(client).toString('base64')}`

/** The SDK's own client, as an agent has it. */
async function agentOf(client: string, jobs = '') {
  const agent = new Client({ name: 'test', version: '1.0.0' })
  const headers = { authorization: basic(client) }
  const address = new URL(`${url()}/mcp${jobs && `?jobs=${jobs}`}`)
  await agent.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
  return agent
}

async function everyTool(agent: Client): Promise<readonly Tool[]> {
  const tools: Tool[] = []
  let cursor: string | undefined
  do {
    const page = await agent.listTools(cursor === undefined ? {} : { cursor })
    tools.push(...page.tools)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return tools
}

const agent = await agentOf(credentials)
const tools = await everyTool(agent)
const use = async (name: string, given: object = {}) =>
  (await agent.callTool({ name, arguments: { ...given } })) as CallToolResult
const wordsOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === 'text' ? part.text : ''))

/** Through tools alone: what is grave is confirmed. */
const confirmed = async (address: string, body: object = {}) => {
  const name = address.replace('/', '_')
  const { inputSchema } = tools.find((tool) => tool.name === name)!
  const asks = 'confirm' in inputSchema.properties!
  const result = await use(name, { ...body, ...(asks ? { confirm: true } : {}) })
  if (result.isError) throw new Error(`${address}: ${wordsOf(result)}`)
  // biome-ignore lint/suspicious/noExplicitAny: the service checks every reply's shape.
  return result.structuredContent as any
}

test('every operation that the key may call is a tool, with the schema of its body and what it may do', () => {
  const own = operations
    .filter((operation) => 'run' in operation)
    .map(({ address }) => address.replace('/', '_'))
  expect(tools.map(({ name }) => name).sort()).toEqual(own.sort())
  const named = Object.fromEntries(tools.map((tool) => [tool.name, tool]))
  expect(named.reports_getPayStub).toMatchObject({
    inputSchema: { type: 'object', required: expect.arrayContaining(['payPeriodId', 'userId']) },
    annotations: { readOnlyHint: true, destructiveHint: false },
  })
  expect(named.reports_getPayStub!.inputSchema.properties).not.toHaveProperty('method')
  expect(named.payroll_initiatePayroll).toMatchObject({
    inputSchema: { properties: { confirm: { type: 'boolean' }, idempotencyKey: { type: 'string' } } },
    annotations: { readOnlyHint: false, destructiveHint: true },
  })
  expect(named.adminPortal_addUser!.inputSchema.properties).not.toHaveProperty('confirm')
})

test('no operation takes a field of the names that tools add', () => {
  for (const { body } of operations) {
    const { shape = {} } = body as { shape?: object }
    expect(Object.keys(shape)).not.toEqual(expect.arrayContaining(['confirm', 'idempotencyKey']))
  }
})

test('from an empty sandbox to a paid payroll, through tools alone', async () => {
  const { company, hire, schedule, later } = payroll({ ok: confirmed })
  const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
  const { userId } = await hire(companyId, { name: 'Tex Paid', state: 'TX', rate: 52_000 })
  await later()
  const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const { payPeriodId } = period!
  const preview = await confirmed('payroll/previewPayroll', { companyId, payPeriodId })

  const tried = await use('payroll_initiatePayroll', { companyId, payPeriodId, runNow: true })
  expect(wordsOf(tried)[0]).toBe('A dry run: nothing was kept. With `confirm: true` it is done.')
  expect(tried.structuredContent).toMatchObject({ payPeriod: { fundingTotal: preview.fundingTotal } })
  const { payRun: none } = await ok('reports/getPayRun', { payPeriodId })
  expect(none).toEqual([])

  const act = { companyId, payPeriodId, runNow: true, confirm: true, idempotencyKey: 'first-payroll' }
  const done = await use('payroll_initiatePayroll', act)
  expect(await use('payroll_initiatePayroll', act)).toEqual(done)
  await confirmed('sandbox/setClock', { to: '2026-06-20T15:00:00Z' })
  const { payRun } = await confirmed('reports/getPayRun', { payPeriodId })
  expect(payRun).toMatchObject([{ status: 'processed', fundingTotal: preview.fundingTotal }])

  const { contents } = await agent.readResource({ uri: `purser://paychecks/${payPeriodId}/${userId}` })
  const { explanation, paycheck } = JSON.parse((contents[0] as { text: string }).text)
  expect(paycheck.grossTotal).toBe(2000)
  expect(explanation.map(({ name }: { name: string }) => name)).toContain('Social Security')
})

test('what an operation refuses is told as it says it, and what an agent makes up is refused', async () => {
  const unknown = await use('reports_getCompanies', { colour: 'blue' })
  expect(unknown.isError).toBe(true)
  expect(wordsOf(unknown)[0]).toContain('colour')
  const missing = await use('payroll_previewPayroll', { companyId: '' })
  expect(JSON.parse(wordsOf(missing)[0]!)).toMatchObject({ error: { code: 400 } })
  await expect(use('reports_getNothing')).rejects.toThrow(
    'There is no tool reports_getNothing, or this key may not use it',
  )
})

test('a key with few scopes has few tools; an agent with one job reads the tools of that job', async () => {
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['read'] })
  const reader = await agentOf(`${credentials.split(':')[0]}:${apiKey.SecretKey}`)
  const read = await everyTool(reader)
  expect(read.length).toBeGreaterThan(50)
  expect(read.filter(({ annotations }) => !annotations!.readOnlyHint).map(({ name }) => name)).toEqual(
    operations
      .filter(
        (one) =>
          'run' in one && one.verb !== 'GET' && typeof one.access === 'object' && one.access.scope === 'read',
      )
      .map(({ address }) => address.replace('/', '_')),
  )
  await expect(reader.callTool({ name: 'payroll_initiatePayroll', arguments: {} })).rejects.toThrow(
    'may not use it',
  )

  const narrow = await everyTool(await agentOf(credentials, 'paychecks'))
  const ofJob = operations
    .filter(({ job }) => job === 'paychecks')
    .map(({ address }) => address.replace('/', '_'))
  expect(narrow.map(({ name }) => name).sort()).toEqual(ofJob.sort())
  await expect(agentOf(credentials, 'gardening')).rejects.toThrow(
    'There is no job gardening; there are company,',
  )
})

test('guides, operations and law are resources; what is not there is said', async () => {
  const text = async (uri: string) =>
    ((await agent.readResource({ uri })).contents[0] as { text: string }).text
  const { resources } = await agent.listResources()
  const { resourceTemplates } = await agent.listResourceTemplates()
  expect(resources.map(({ uri }) => uri)).toContain('purser://docs/quick-start')
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'purser://docs/{guide}',
    'purser://operations/{area}/{method}',
    'purser://law/{where}',
    'purser://paychecks/{payPeriodId}/{userId}',
  ])
  expect(await text('purser://docs/quick-start')).toMatch(/^# /)
  expect(JSON.parse(await text('purser://operations/payroll/initiatePayroll'))).toMatchObject({
    operation: { operationId: 'payroll_initiatePayroll' },
    request: { type: 'object' },
  })
  const { taxes } = JSON.parse(await text('purser://law/TX'))
  expect(taxes.map(({ name }: { name: string }) => name)).toContain('TX - State Unemployment Insurance')
  await expect(text('purser://law/Atlantis')).rejects.toThrow('There is nothing at purser://law/Atlantis')
  await expect(text('purser://law/%zz')).rejects.toThrow('There is nothing at purser://law/%zz')
  const nobody = 'purser://paychecks/nobody/nothing'
  await expect(text(nobody)).rejects.toThrow(`There is nothing at ${nobody}`)
  await expect(text('file:///etc/passwd')).rejects.toThrow('There is nothing at file:///etc/passwd')
})

test('prompts name tools that exist, and what they need', async () => {
  const names = new Set(tools.map(({ name }) => name))
  for (const [name, { arguments: wanted }] of Object.entries(prompts)) {
    const given = Object.fromEntries(wanted.map((one) => [one.name, `the-${one.name}`]))
    const { messages } = await agent.getPrompt({ name, arguments: given })
    const { text } = messages[0]!.content as { text: string }
    for (const one of wanted) expect(text).toContain(`the-${one.name}`)
    for (const [tool] of text.matchAll(/\b[a-z]+[A-Za-z]*_[a-z][A-Za-z]+\b/g)) expect(names).toContain(tool)
    await expect(agent.getPrompt({ name })).rejects.toThrow(`${name} needs companyId`)
  }
  expect((await agent.listPrompts()).prompts.map(({ name }) => name)).toEqual(Object.keys(prompts))
})

test('/mcp needs a key and POST', async () => {
  const ask = (verb: string, given: object = {}) => send(`${url()}/mcp`, { verb, ...given })
  expect((await ask('POST', { text: '{}' })).status).toBe(401)
  const got = await ask('GET', { client: credentials })
  expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
  const noJson = await ask('POST', { client: credentials, text: '{', headers: { accept: BOTH } })
  expect([noJson.status, noJson.body.error.message]).toEqual([400, 'Parse error: Invalid JSON'])
})
const BOTH = 'application/json, text/event-stream'

test('purser mcp carries the same on standard input and output', async () => {
  const args = [...program, 'mcp', '--url', url(), '--jobs', 'paychecks']
  const [PURSER_CLIENT_ID = '', PURSER_SECRET_KEY = ''] = credentials.split(':')
  const env = { PATH: process.env.PATH!, PURSER_CLIENT_ID, PURSER_SECRET_KEY }
  const local = new Client({ name: 'test', version: '1.0.0' })
  await local.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'ignore' }))
  const { tools: listed } = await local.listTools()
  expect(listed.map(({ name }) => name)).toContain('reports_explainPaycheck')
  await local.close()
})
