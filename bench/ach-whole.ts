/**
 * A payment file from the database to the disk: transfers and sealed account numbers loaded, opened, encoded, written and
 * synced where the bank takes it. The floor for 100,000 entries is 3 s; fsync is on, and nothing was analyzed.
 *
 *   node --import tsx bench/ach-whole.ts [entries]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../src/embedded/postgres.ts'
import { newKey } from '../src/kernel/cipher.ts'
import { day } from '../src/kernel/dates.ts'
import { newId } from '../src/kernel/ids.ts'
import { bankOf } from '../src/outside/bank.ts'
import { bulkPool, ownerPool, servicePool } from '../src/store/database/connection.ts'
import { migrate } from '../src/store/database/migrate.ts'
import { inTransaction } from '../src/store/database/transaction.ts'
import { vaults } from '../src/store/database/vault.ts'
import { type Work, workIn } from '../src/store/database/work.ts'
import { filesWhere } from '../src/store/money/ach-files.ts'
import { fileOrder } from '../src/work/money/file-order.ts'
import { seedCompany } from '../src/work/sandbox/seed-company.ts'

const ENTRIES = Number(process.argv[2] ?? 100_000)
const ROUNDS = 3
const FLOOR = 3

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const postgres = await startPostgres({ dataDir: join(directory, 'postgres') })
const owner = ownerPool(postgres.url)
const pools = { filling: bulkPool(postgres.url, 1), service: servicePool(postgres.url, 1) }
const [keys, clientId] = [vaults([{ id: 'bench', key: newKey() }]), newId<'client'>()]
const within = <T>(pool: typeof owner, work: (work: Work) => Promise<T>): Promise<T> =>
  inTransaction(pool, clientId, { access: 'read write' }, (tx) =>
    work(workIn(tx, { vaults: keys, isSandbox: true })),
  )

await migrate(owner)
await owner.query('insert into client (client_id) values ($1)', [clientId])
const companyId = await within(pools.filling, async (work) => {
  await work.foundClient(clientId)
  return seedCompany(work, ENTRIES)
})
await pay(newId(), newId())
const originator = {
  ...{ routingNumber: '021000021', name: 'Bench Bank', originId: '1234567890', originName: 'Purser' },
  account: '9999999999',
  payeeOf: () => ({ routingNumber: '021000021', accountNumber: '1' }),
}

const [walls, times]: [number[], number[]] = [[], []]
for (let round = 0; round < ROUNDS; round++) {
  const [began, from] = [performance.now(), process.cpuUsage()]
  const order = await within(pools.service, async (work) => {
    const [file] = await filesWhere(work, { companyId, from: day('2000-01-01'), to: day('2100-01-01') })
    return fileOrder(work, file!)
  })
  const bank = bankOf({ directory: join(directory, `bank${round}`), originator })
  const { bytes, entries } = bank.compose(order)
  await bank.outbox.visit(async (box) => box.release(await box.stage(order.fileName, bytes), order.fileName))
  walls.push((performance.now() - began) / 1000)
  const { user, system } = process.cpuUsage(from)
  times.push((user + system) / 1e6)
  if (entries !== ENTRIES + 1) throw new Error(`${entries} entries`)
}
const [wall, cpu] = [Math.min(...walls), Math.min(...times)]
console.log(
  JSON.stringify({ entries: ENTRIES, 'best wall s': wall, 'cpu s': cpu, 'floor held': wall <= FLOOR }),
)

await Promise.all([owner.end(), pools.filling.end(), pools.service.end()])
await postgres.stop()
rmSync(directory, { recursive: true, force: true })

/** A credit for everyone, waiting in a file. */
async function pay(runId: string, fileId: string): Promise<void> {
  const wages = newId()
  await owner.query(
    `insert into payroll_run (company_id, client_id, run_id, pay_period_id, status, pay_date, debit_date, created_at)
     select company_id, client_id, $2, pay_period_id, 'inProcess', pay_date, pay_date, now() from pay_period
     where company_id = $1 order by begin_date limit 1`,
    [companyId, runId],
  )
  await owner.query(
    `insert into ledger_account (company_id, client_id, account_id, kind, ref, name)
     values ($1, $2, $3, 'wagesPayable', '', 'Wages payable')`,
    [companyId, clientId, wages],
  )
  await owner.query(
    `insert into ach_file (company_id, client_id, ach_file_id, run_id, kind, file_name, effective_date, entries,
                           debit_total, credit_total, entry_hash, created_at)
     select company_id, client_id, $2, run_id, 'credit', 'bench.ach', pay_date, 0, 0, 0, '', now() from payroll_run
     where company_id = $1 and run_id = $3`,
    [companyId, fileId, runId],
  )
  await owner.query(
    `insert into transfer (company_id, client_id, transfer_id, run_id, pay_period_id, user_id, name, source_account_id,
                           destination_account_id, amount, status, effective_date, created_at, ach_file_id)
     select b.company_id, b.client_id, new_id(), r.run_id, r.pay_period_id, b.user_id, 'AchCredit', $3,
            b.user_bank_account_id, 12345, 'pending', r.pay_date, now(), $4
     from user_bank_account b join payroll_run r on r.company_id = b.company_id
     where b.company_id = $1 and r.run_id = $2`,
    [companyId, runId, wages, fileId],
  )
}
