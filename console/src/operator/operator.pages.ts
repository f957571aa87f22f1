import { page } from '../app/page.tsx'
import { nav } from '../messages/en/operator/nav.ts'
import { companiesAsks } from './companies/asks.ts'
import { eventsAsks } from './events/asks.ts'
import { keysAsks } from './keys/asks.ts'
import { lawAsks } from './law/asks.ts'
import { parkedAsks } from './parked/asks.ts'
import { rejectedAsks } from './rejected/asks.ts'
import { requestsAsks } from './requests/asks.ts'
import { returnsAsks } from './returns/asks.ts'
import { reviewsAsks } from './reviews/asks.ts'
import { sandboxAsks } from './sandbox/asks.ts'
import { startAsks } from './start/asks.ts'
import { endpointAsks, webhooksAsks } from './webhooks/asks.ts'
import { wiresAsks } from './wires/asks.ts'

const OF_OPERATOR = { face: 'operator', roles: ['operator'] } as const

export const operatorPages = [
  page({
    ...OF_OPERATOR,
    path: '/',
    title: () => nav.start,
    asks: startAsks,
    shows: () => import('./start/start.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'companies',
    title: () => nav.companies,
    asks: companiesAsks,
    shows: () => import('./companies/companies.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'keys',
    title: () => nav.keys,
    asks: keysAsks,
    shows: () => import('./keys/keys.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'webhooks',
    title: () => nav.webhooks,
    asks: webhooksAsks,
    shows: () => import('./webhooks/webhooks.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'events',
    title: () => nav.events,
    asks: eventsAsks,
    shows: () => import('./events/events.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'sandbox',
    title: () => nav.sandbox,
    asks: sandboxAsks,
    shows: () => import('./sandbox/sandbox.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'webhooks/$endpointId',
    title: () => nav.webhooks,
    asks: endpointAsks,
    shows: () => import('./webhooks/endpoint.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'requests',
    title: () => nav.requests,
    asks: requestsAsks,
    shows: () => import('./requests/requests.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'reviews',
    title: () => nav.reviews,
    asks: reviewsAsks,
    shows: () => import('./reviews/reviews.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'parked',
    title: () => nav.parked,
    asks: parkedAsks,
    shows: () => import('./parked/parked.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'wires',
    title: () => nav.wires,
    asks: wiresAsks,
    shows: () => import('./wires/wires.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'returns',
    title: () => nav.returns,
    asks: returnsAsks,
    shows: () => import('./returns/returns.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'rejected',
    title: () => nav.rejected,
    asks: rejectedAsks,
    shows: () => import('./rejected/rejected.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'law',
    title: () => nav.law,
    asks: lawAsks,
    shows: () => import('./law/law.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'address',
    title: () => nav.address,
    asks: () => ({}),
    shows: () => import('../company/address/address.tsx'),
  }),
  page({
    ...OF_OPERATOR,
    path: 'kit',
    title: () => nav.kit,
    asks: () => ({}),
    shows: () => import('./kit/kit.tsx'),
  }),
]
