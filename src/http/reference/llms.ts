import type { Job } from '../../operations/jobs.ts'
import { guides } from './guides.ts'

/** What a language model reads first, by the convention of llmstxt.org: what this is, and where the plain texts are. */
export const llmsText = (jobs: readonly Job[]): string =>
  `# Purser

> Payroll and workforce administration for US companies, as a JSON API over HTTP: paychecks to the cent with an explanation of
> each number, money through a double-entry ledger and ACH files, tax filings, signed webhooks.

Operations are at \`/<area>/<method>\` with HTTP Basic credentials (an API key). Money is a number of dollars with at most two
decimals, a date is \`YYYY-MM-DD\`, an id is a UUID. Writes honor \`Idempotency-Key\` and \`Dry-Run: true\`. Agents use the same
operations as tools at \`/mcp\` (Model Context Protocol, streamable HTTP), or by \`purser mcp\` on standard input and output.

## Reference

- [OpenAPI 3.1](/openapi.json): every operation, field, refusal and event
- [Postman collection](/docs/postman.json): the same operations with their examples, by job
${jobs.map(({ slug, name, about }) => `- [${name}](/docs/${slug}): ${about}`).join('\n')}

## Guides

${guides.map(({ slug, title }) => `- [${title}](/docs/guides/${slug}.md)`).join('\n')}
`
