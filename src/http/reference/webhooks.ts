import type { OpenApi } from '../../dispatch/openapi/document.ts'
import { type Family, families } from '../../domain/events.ts'
import { fieldTable } from './fields.ts'
import { type Html, html } from './html.ts'
import { type Links, markdown } from './markdown.ts'
import { replySample } from './samples.ts'

/** Each family of events with its payload. */
export const eventSections = (document: OpenApi, links: Links): Html =>
  html`<h2 class="chapter" id="events"><a class="anchor" href="#events">Events</a></h2>
${(Object.keys(families) as Family[]).map((name) => section(name, document, links))}`

function section(name: Family, document: OpenApi, links: Links): Html {
  const { description, requestBody } = document.webhooks[name]!.post
  const { schema, example } = requestBody.content['application/json']
  const title = families[name].family
  return html`<section class="operation" id="event-${name}" aria-labelledby="event-${name}-title">
<div class="told">
<h2 id="event-${name}-title"><a class="anchor" href="#event-${name}">${title}</a></h2>
${markdown(description, links)}
<h3>Payload</h3>
${fieldTable(schema, { caption: `Fields of a ${title} event`, side: 'reply' }, links)}
</div>
<div class="wire">${replySample('Delivered body', example)}</div>
</section>`
}
