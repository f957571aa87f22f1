import { page } from '../app/page.tsx'
import { ops as words } from '../messages/en/operator/pages.ts'
import { companiesAsks } from './companies/asks.ts'
import { eventsAsks } from './events/asks.ts'
import { keysAsks } from './keys/asks.ts'
import { startAsks } from './start/asks.ts'
import { webhooksAsks } from './webhooks/asks.ts'

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
    asks: () => ({}),
    shows: () => import('./sandbox/sandbox.tsx'),
  }),
]
