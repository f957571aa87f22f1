import { type Given, page } from '../app/page.tsx'
import { ask } from '../calls/operations.ts'

const OF_WORKER = { face: 'worker', roles: ['worker', 'formerWorker'] } as const
const NOW_WORKING = { face: 'worker', roles: ['worker'] } as const

export const homeAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  history: ask('reports/getIndividualPayrollHistory', { companyId, userId, limit: 1 }),
  periods: ask('reports/getPayPeriod', { companyId }),
  balance: ask('reports/getTimeOffBalance', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export const payAsks = ({ companyId, userId }: Given) => ({
  history: ask('reports/getIndividualPayrollHistory', { companyId, userId, limit: 100 }),
  periods: ask('reports/getPayPeriod', { companyId }),
})

export const stubAsks = ({ userId, params }: Given) => ({
  stub: ask('reports/getPayStub', { payPeriodId: params.periodId!, userId }),
  explained: ask('reports/explainPaycheck', { payPeriodId: params.periodId!, userId }),
})

export const hoursAsks = ({ companyId, userId }: Given) => ({
  cards: ask('reports/getTimeCards', { companyId, userId, limit: 10 }),
})

export const timeOffAsks = ({ companyId, userId, today }: Given) => ({
  holidays: ask('reports/getCompanyHolidays', { companyId, from: today, limit: 10 }),
  balance: ask('reports/getTimeOffBalance', { companyId, userId }),
  requests: ask('reports/getTimeOffRequests', { companyId, userId, limit: 50 }),
})

export const meAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
})

export const taxesAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  w4: ask('reports/getW4History', { companyId, userId }),
  history: ask('reports/getIndividualPayrollHistory', { companyId, userId, limit: 1 }),
  schedule: ask('reports/getPaySchedule', { companyId }),
})

export const bankAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export const documentsAsks = ({ companyId, userId }: Given) => ({
  documents: ask('reports/getDocuments', { companyId, userId, limit: 100 }),
})

export const startAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

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
    shows: () => import('./me/me.tsx'),
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
    ...NOW_WORKING,
    path: 'start',
    title: ({ worker }) => worker.start.title,
    asks: startAsks,
    shows: () => import('./start/start.tsx'),
  }),
]
