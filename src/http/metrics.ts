import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sharedSoFar } from '../store/database/shared.ts'
import { gauges as countedBy, type Gauges } from '../store/operator/gauges.ts'
import { unauthorized } from './auth.ts'
import type { RequestLog } from './request-log.ts'
import { shared } from './shared.ts'

export interface Metrics {
  /** Counts an answer. Unknown operations are one, or every guess would make a series. */
  readonly answered: (operation: string | undefined, status: number, ms: number) => void
  /** The page `/metrics`, for whoever has the token, if there is one. */
  readonly page: (app: FastifyInstance) => void
}

export function metricsOf(parts: {
  readonly pool: pg.Pool
  /** For what the page shows of the whole service: requests never wait for it. */
  readonly house: pg.Pool
  readonly requestLog?: Pick<RequestLog, 'dropped'> | undefined
  readonly token: string | undefined
}): Metrics {
  const register = new Registry()
  const requests = new Counter({
    name: 'purser_requests_total',
    help: 'Requests answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'purser_request_seconds',
    help: 'How long they took.',
    labelNames: ['operation'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [register],
  })
  poolGauge(register, parts.pool)
  sharedCounter(register)
  droppedCounter(register, parts.requestLog)
  const gauges = serviceGauges(register)
  const counts = shared(COUNTED, () => countedBy(parts.house))
  let isComplete = false

  const text = shared(FRESH, async (): Promise<Buffer> => {
    if (!isComplete) collectDefaultMetrics({ register, prefix: 'purser_' })
    isComplete = true
    gauges.show(await counts())
    return Buffer.from(await register.metrics())
  })
  return {
    answered(operation = 'none', status, ms) {
      requests.inc({ operation, status })
      seconds.observe({ operation }, ms / 1000)
    },
    page: (app) =>
      void app.get('/metrics', async (request, reply) => {
        if (!isAllowed(parts.token, request.headers.authorization)) unauthorized()
        return reply.type(register.contentType).send(await text())
      }),
  }
}

/** Each: its name, what it says, and how it is read. */
const simple: readonly (readonly [string, string, (found: Gauges) => number])[] = [
  ['purser_agenda_due', 'Later work that is due and not done.', (found) => found.agendaDue],
  ['purser_agenda_oldest_seconds', 'How long the oldest of it waits.', (found) => found.agendaOldestSeconds],
  ['purser_agenda_parked', 'Later work that failed for good.', (found) => found.agendaParked],
  [
    'purser_delivery_oldest_seconds',
    'How long the oldest due delivery waits.',
    (found) => found.deliveryOldestSeconds,
  ],
  ['purser_audit_unsealed', 'Audit rows that are not sealed yet.', (found) => found.auditUnsealed],
  ['purser_verifications', 'Verifications that wait for a verdict.', (found) => found.verifications],
  [
    'purser_payments_returned',
    'Payments to agencies that came back and wait for somebody.',
    (found) => found.paymentsReturned,
  ],
  [
    'purser_findings',
    'Faults that the nightly verification found and that stand.',
    (found) => found.findings,
  ],
  [
    'purser_verified_seconds',
    'How long ago the last whole verification ended.',
    (found) => found.verifiedSecondsAgo,
  ],
]

const byStatus: readonly (readonly [string, string, (found: Gauges) => Readonly<Record<string, number>>])[] =
  [
    [
      'purser_deliveries',
      'Webhook deliveries that are open or parked, by status.',
      (found) => found.deliveries,
    ],
    ['purser_payroll_runs', 'Payroll runs, by status.', (found) => found.payrollRuns],
  ]

function serviceGauges(register: Registry) {
  const plain = simple.map(([name, help, read]) => ({
    read,
    gauge: new Gauge({ name, help, registers: [register] }),
  }))
  const labeled = byStatus.map(([name, help, read]) => ({
    read,
    gauge: new Gauge({ name, help, labelNames: ['status'], registers: [register] }),
  }))
  return {
    show(found: Gauges): void {
      for (const { gauge, read } of plain) gauge.set(read(found))
      for (const { gauge, read } of labeled) {
        gauge.reset()
        for (const [status, count] of Object.entries(read(found))) gauge.set({ status }, count)
      }
    },
  }
}

function poolGauge(register: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'purser_pool_connections',
    help: 'Database connections for requests: open, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function sharedCounter(register: Registry): void {
  new Counter({
    name: 'purser_shared_transactions_total',
    help: 'Transactions of several requests that waited together; apart: one of them failed, and each went by itself.',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(sharedSoFar())) this.inc({ outcome }, count)
    },
  })
}

function droppedCounter(register: Registry, requestLog: Pick<RequestLog, 'dropped'> | undefined): void {
  new Counter({
    name: 'purser_request_log_dropped_total',
    help: 'Requests that the request log could not keep.',
    registers: [register],
    collect() {
      this.reset()
      this.inc(requestLog?.dropped() ?? 0)
    },
  })
}

/** The page is made at most once in so many milliseconds, and the database is asked at most once in so many. */
const [FRESH, COUNTED] = [1000, 5000]

function isAllowed(token: string | undefined, header: string | undefined): boolean {
  if (token === undefined) return true
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
