import { page } from '../app/page.tsx'
import { ops as words } from '../messages/en/operator/pages.ts'
import { watch } from '../messages/en/operator/watch.ts'
import { companiesAsks } from './companies/asks.ts'
import { eventsAsks } from './events/asks.ts'
import { keysAsks } from './keys/asks.ts'
import { lawAsks } from './law/asks.ts'
import { parkedAsks } from './parked/asks.ts'
import { requestsAsks } from './requests/asks.ts'
import { returnsAsks } from './returns/asks.ts'
import { reviewsAsks } from './reviews/asks.ts'
import { sandboxAsks } from './sandbox/asks.ts'
import { startAsks } from './start/asks.ts'
import { endpointAsks, webhooksAsks } from './webhooks/asks.ts'

const OF_OPERATOR = { face: 'operator', roles: ['operator'] } as const

export const operatorPages = [
  page({
    ...OF_OPERATOR,
    path: '/',
    title: () => words.start.title,
    asks: startAsks,
    shows: () => import('./start/start.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'companies',
    title: () => words.companies.title,
    asks: companiesAsks,
    shows: () => import('./companies/companies.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'keys',
    title: () => words.keys.title,
    asks: keysAsks,
    shows: () => import('./keys/keys.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'webhooks',
    title: () => words.webhooks.title,
    asks: webhooksAsks,
    shows: () => import('./webhooks/webhooks.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'events',
    title: () => words.events.title,
    asks: eventsAsks,
    shows: () => import('./events/events.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'sandbox',
    title: () => words.sandbox.title,
    asks: sandboxAsks,
    shows: () => import('./sandbox/sandbox.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'webhooks/$endpointId',
    title: () => words.webhooks.title,
    asks: endpointAsks,
    shows: () => import('./webhooks/endpoint.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'requests',
    title: () => watch.requests.title,
    asks: requestsAsks,
    shows: () => import('./requests/requests.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'reviews',
    title: () => watch.reviews.title,
    asks: reviewsAsks,
    shows: () => import('./reviews/reviews.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'parked',
    title: () => watch.parked.title,
    asks: parkedAsks,
    shows: () => import('./parked/parked.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'returns',
    title: () => watch.returns.title,
    asks: returnsAsks,
    shows: () => import('./returns/returns.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'law',
    title: () => watch.law.title,
    asks: lawAsks,
    shows: () => import('./law/law.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'kit',
    title: () => watch.kit.title,
    asks: () => ({}),
    shows: () => import('./kit/kit.tsx'),
  }),
]
