/** Derives docs/reference/events.md from the families and from the records that the reads answer. */
import { eventExample } from '../src/dispatch/openapi/webhooks.ts'
import { eventType, type Family, families } from '../src/domain/events.ts'
import { RETRIES } from '../src/domain/webhooks/schedule.ts'
import { operations } from '../src/operations/index.ts'

export function eventsReference(): string {
  const names = Object.keys(families) as Family[]
  return [HEAD, ...names.map(section)].join('\n')
}

function section(name: Family): string {
  const { family, root } = families[name]
  const causes = operations
    .filter(({ emits = [] }) => emits.includes(name))
    .map(({ address }) => `\`${address}\``)
    .sort()
  return `## ${family}

\`${eventType(name, 'insert')}\`, \`${eventType(name, 'update')}\`. Root: \`${root}\`.
Caused by ${causes.length === 0 ? 'tasks' : `${causes.join(', ')}, and by tasks that run later`}.

\`\`\`json
${JSON.stringify(eventExample(name), null, 2)}
\`\`\`
`
}

const HEAD = `# Events

An event is written in the transaction that changes the state, and posted to every enabled webhook endpoint that chose
its family (\`adminPortal/addWebhookEndpoint\`). Derived from \`src/domain/events.ts\` and the records of the reads; the
values are examples.

- Delivered at least once. \`eventId\` (also the header \`webhook-id\`) is the same at every attempt: keep the ids that you
  have handled. Any 2xx within 15 seconds is success; redirects are not followed.
- Events of one entity come in the order in which they happened: a later one waits for the earlier. Events of different
  entities may overtake each other.
- A failed delivery is tried again after these seconds: \`${RETRIES}\` (each up to a tenth longer). Then it is parked
  until \`adminPortal/replayWebhookDelivery\`, and the later events of its entity go on.
- An endpoint that has only failed for five days is paused. What happens meanwhile is collected, and sent when
  \`adminPortal/updateWebhookEndpoint\` enables it again.
- A receiver that answers 410 Gone disables its endpoint at once: what was on its way waits, what happens meanwhile is not
  collected. A pause and such an end are Webhook Endpoint events, delivered to the client's other endpoints.
- A host that nobody can reach (no address, no connection) five times in a row rests, half a second at first, a minute at
  most. What is put off meanwhile does not count as an attempt.
- \`eventTimeStamp\` is the client's time, UTC. \`webhook-timestamp\` is real time.
- An endpoint keeps the families that it was given. Without any it gets all of that day; a family that comes later must be
  asked for with \`adminPortal/updateWebhookEndpoint\`.
- Transaction and Tax Payment tell every transaction but one kind: what a payroll pays to its workers is told by the
  Pay Period events (\`inProcess\`, \`processed\`) while all goes as planned, so that a payroll of ten thousand people is a few
  dozen events. A payment to a worker that comes back, is cancelled or is issued again is a Transaction event of its own.
- Time Card tells what happens to a card after it was opened; \`reports/getTimeCards\` has its hours.
- \`reports/getEvents\` answers the same envelopes for 30 days, with a cursor that misses none.

Deliveries are signed by the [Standard Webhooks](https://www.standardwebhooks.com) scheme, so every library of that
scheme verifies them:

\`\`\`js
import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers) // the bytes as they came
\`\`\`

\`webhook-signature\` may hold several signatures, separated by a space: for a day after \`adminPortal/rotateWebhookSecret\`
both secrets sign.
`
