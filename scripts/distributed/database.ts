import { distribute } from '../../src/store/copies/spread.ts'
import { ownerPool } from '../../src/store/database/connection.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { ask } from '../drill-ground.ts'
import type { Cluster } from './cluster.ts'

/** A database that is spread as the newest release spreads it. It is closed afterwards, as the template of others. */
export async function spreadTemplate(running: Cluster, name: string): Promise<void> {
  await spreadDatabase(running, name)
  for (const node of running.nodes) {
    await ask(node.url('postgres'), `alter database ${name} with allow_connections false`)
    await ask(
      node.url('postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  }
}

/** A database of the cluster: migrated on the coordinator as on any PostgreSQL, to the newest or so far, then spread. */
export async function spreadDatabase({ nodes }: Cluster, name: string, through?: string): Promise<void> {
  const [coordinator, ...workers] = nodes
  for (const node of nodes) await ask(node.url('postgres'), `create database ${name}`)
  const owner = ownerPool(coordinator.url(name), 1)
  try {
    await migrate(owner, through ? { through } : {})
    for (const node of workers) await ask(node.url(name), ROLES)
    for (const node of nodes) await ask(node.url(name), 'create extension citus')
    await owner.query(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
    for (const { port } of workers) await owner.query(`select citus_add_node('127.0.0.1', ${port})`)
    await distribute(owner)
  } finally {
    await owner.end()
  }
}

/** Each machine copies its part; what Citus knows of the others is in it. */
export async function copyOf({ nodes }: Cluster, template: string, name: string): Promise<void> {
  for (const node of nodes) await ask(node.url('postgres'), `create database ${name} template ${template}`)
}

/** A migration makes them on the coordinator, which speaks to a worker as who asks: so row-level security binds there. */
const ROLES = `do $$ declare name text; begin
  if not exists (select from pg_roles where rolname = 'purser_service') then create role purser_service; end if;
  foreach name in array array['purser_company', 'purser_companies', 'purser_worker'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I in role purser_service', name);
    end if;
  end loop;
end $$`
