/**
 * A company with a year of payrolls moves from one service to another, each with its own PostgreSQL: closeCompany,
 * exportCompany, the file taken away and sent, importCompany. The floor is 60 s for all of it; the memory of a service
 * must not grow with the file.
 *
 *   npx tsc -p tsconfig.build.json && node --import tsx bench/move.ts [people] [payrolls]   (1000 26)
 */
import { ownService } from './own-service.ts'
import { reader } from './paid-company.ts'
import { memoryOf } from './processor.ts'

const [PEOPLE, PAYROLLS] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 26)]
const FLOOR = 60
const MEGABYTE = 1024 * 1024
const passphrase = 'three geese crossed Mill Street'
/** Bytes of the file that are sent at once. */
const PIECE = 4 * 1024 * 1024

const old = await ownService(4301)
const there = await ownService(4302)
try {
  const [from, into] = [reader(old.post), reader(there.post)]
  const { companyId } = (await from('sandbox/seedDemoCompany', { employees: PEOPLE })).company
  const made = performance.now()
  for (let payroll = 0; payroll < PAYROLLS; payroll++) await pay(from, companyId)
  await close(companyId)
  const { now } = (await from('sandbox/getClock', {})).clock
  const paid = performance.now()

  const exported = await watched(old.pid, () => from('adminPortal/exportCompany', { companyId, passphrase }))
  const { archive } = exported.value
  const carried = performance.now()
  const file = await taken(from, companyId, archive)
  await into('sandbox/setClock', { to: now })
  const archiveId = await sent(into, file)
  const way = (performance.now() - carried) / 1000
  const imported = await watched(there.pid, () => into('operator/importCompany', { archiveId, passphrase }))

  const report = { companyId, from: '2026-01-01', to: '2027-12-31' }
  const [one, other] = [
    await old.post('reports/getPayrollSummary', report),
    await there.post('reports/getPayrollSummary', report),
  ]
  const whole = exported.seconds + way + imported.seconds
  console.log(
    JSON.stringify({
      people: PEOPLE,
      payrolls: PAYROLLS,
      rows: imported.value.company.rows,
      'file MB': Math.round(file.length / MEGABYTE),
      'made s': Math.round((paid - made) / 1000),
      'export s': exported.seconds,
      'on the way s': Math.round(way * 10) / 10,
      'import s': imported.seconds,
      'export MB more': exported.grown,
      'import MB more': imported.grown,
      'same report': one.status === 200 && one.text === other.text,
      'floor held': whole <= FLOOR,
    }),
  )
} finally {
  await old.end()
  await there.end()
}

/** A day at a time, until nothing is with the bank. */
async function close(companyId: string): Promise<void> {
  for (let days = 0; days < 30; days++) {
    const { status } = await old.post('adminPortal/closeCompany', { companyId })
    if (status === 200) return
    await reader(old.post)('sandbox/advanceClock', { days: 1 })
  }
  throw new Error('the company could not be closed in 30 days')
}

type Read = ReturnType<typeof reader>

async function pay(read: Read, companyId: string): Promise<void> {
  const [period] = (await read('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const { payPeriodId, payDate } = period
  await read('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await read('sandbox/setClock', { to: `${payDate}T20:00:00Z` })
}

async function taken(read: Read, companyId: string, archive: { archiveId: string; parts: number }) {
  const parts: Buffer[] = []
  for (let part = 1; part <= archive.parts; part++) {
    const { archiveId } = archive
    const { fileBase64 } = await read('reports/getArchivePart', { companyId, archiveId, part })
    parts.push(Buffer.from(fileBase64, 'base64'))
  }
  return Buffer.concat(parts)
}

async function sent(read: Read, file: Buffer): Promise<string> {
  let archiveId: string | undefined
  for (let at = 0; at < file.length; at += PIECE) {
    const fileBase64 = file.subarray(at, at + PIECE).toString('base64')
    const part = at / PIECE + 1
    archiveId = (await read('operator/addArchivePart', { archiveId, part, fileBase64 })).archive.archiveId
  }
  return archiveId!
}

/** How long something takes, and how much more memory the service has at its most than before it. */
async function watched<T>(pid: number, does: () => Promise<T>) {
  const before = memoryOf(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 50)
  const began = performance.now()
  const value = await does()
  clearInterval(timer)
  const seconds = Math.round((performance.now() - began) / 100) / 10
  return { value, seconds, grown: Math.round((most - before) / MEGABYTE) }
}
