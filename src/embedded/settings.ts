/** How much a crash of the machine may cost. Tests throw their database away; the service never does. */
export type Durability = 'full' | 'fast'

export type PostgresSettings = Readonly<Record<string, string>>

/** PostgreSQL's settings as command-line arguments; later tables win. */
export const settingArguments = (durability: Durability, extra: PostgresSettings): string[] =>
  Object.entries({ ...ours, ...crashes[durability], ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])

/** What we set beyond PostgreSQL's defaults, and why. One row each; everything else stays as shipped. */
// biome-ignore format: a table
const ours: PostgresSettings = {
  listen_addresses:                '',        // only the socket in our 0700 directory: no port, no password
  unix_socket_permissions:         '0700',
  max_connections:                 '200',     // several API and worker processes, ten connections each
  shared_buffers:                  '256MB',
  work_mem:                        '16MB',    // payroll slices sort and hash a thousand people at a time
  maintenance_work_mem:            '128MB',
  effective_cache_size:            '1GB',
  random_page_cost:                '1.1',     // disks without a moving head
  max_wal_size:                    '2GB',     // a payroll of 100,000 people fits between two checkpoints
  checkpoint_timeout:              '15min',
  jit:                             'off',     // short statements: compiling costs more than it saves
  max_parallel_workers_per_gather: '0',       // containers give 64 MB of /dev/shm, parallel plans can need more
  timezone:                        'UTC',
  log_timezone:                    'UTC',
  log_checkpoints:                 'off',
  log_min_messages:                'warning',
  log_error_verbosity:             'terse',   // the details of a violated key quote the row
}

const crashes: Readonly<Record<Durability, PostgresSettings>> = {
  full: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
  fast: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '4GB' },
}
