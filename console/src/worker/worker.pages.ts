import { page } from '../app/page.tsx'
import { bankAsks } from './bank/asks.ts'
import { documentsAsks } from './documents/asks.ts'
import { formsAsks } from './forms/asks.ts'
import { homeAsks } from './home/asks.ts'
import { hoursAsks } from './hours/asks.ts'
import { meAsks } from './me/asks.ts'
import { payAsks, stubAsks } from './pay/asks.ts'
import { startAsks } from './start/asks.ts'
import { taxesAsks } from './taxes/asks.ts'
import { timeOffAsks } from './time-off/asks.ts'

const OF_WORKER = { face: 'worker', roles: ['worker', 'formerWorker'] } as const
const NOW_WORKING = { face: 'worker', roles: ['worker'] } as const

export const workerPages = [
  page({
    ...OF_WORKER,
    path: '/',
    title: ({ worker }) => worker.nav.home,
    asks: homeAsks,
    shows: () => import('./home/home.tsx'),
  }),
  page({
    ...OF_WORKER,
    path: 'pay',
    title: ({ worker }) => worker.pay.title,
    asks: payAsks,
    shows: () => import('./pay/pay.tsx'),
  }),
  page({
    ...OF_WORKER,
    path: 'pay/$periodId',
    title: ({ worker }) => worker.pay.title,
    asks: stubAsks,
    shows: () => import('./pay/stub.tsx'),
  }),
  page({
    ...NOW_WORKING,
    path: 'hours',
    title: ({ worker }) => worker.hours.title,
    asks: hoursAsks,
    shows: () => import('./hours/hours.tsx'),
  }),
  page({
    ...NOW_WORKING,
    path: 'time-off',
    title: ({ worker }) => worker.timeOff.title,
    asks: timeOffAsks,
    shows: () => import('./time-off/time-off.tsx'),
  }),
  page({
    ...OF_WORKER,
    path: 'profile',
    title: ({ worker }) => worker.me.title,
    asks: meAsks,
    shows: () => import('./me/my-page.tsx'),
  }),
  page({
    ...NOW_WORKING,
    path: 'taxes',
    title: ({ worker }) => worker.taxes.title,
    asks: taxesAsks,
    shows: () => import('./taxes/taxes.tsx'),
  }),
  page({
    ...NOW_WORKING,
    path: 'bank',
    title: ({ worker }) => worker.bank.title,
    asks: bankAsks,
    shows: () => import('./bank/bank.tsx'),
  }),
  page({
    ...OF_WORKER,
    path: 'documents',
    title: ({ worker }) => worker.documents.title,
    asks: documentsAsks,
    shows: () => import('./documents/documents.tsx'),
  }),
  page({
    ...OF_WORKER,
    path: 'forms',
    title: ({ worker }) => worker.taxForms.title,
    asks: formsAsks,
    shows: () => import('./forms/forms.tsx'),
  }),
  page({
    ...NOW_WORKING,
    path: 'start',
    title: ({ worker }) => worker.start.title,
    asks: startAsks,
    shows: () => import('./start/start.tsx'),
  }),
]
