import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '../../src/kernel/operator-fault.ts'

/** What the drill was last run with; its page says with which. */
const WANTED = 'PostgreSQL 15 of Debian 12 and Citus 13.2 (https://github.com/citusdata/citus, tag v13.2.2)'
const MAJORS = [15, 16, 17]

export interface Citus {
  /** The programs of a PostgreSQL that has the extension. */
  readonly bin: string
  readonly version: string
}

/** A PostgreSQL with Citus, below the root or below CITUS_HOME, in the folders of Debian. The drill installs nothing. */
export function citus(): Citus {
  const home = process.env.CITUS_HOME ?? '/'
  const major = MAJORS.find((each) => existsSync(join(home, `usr/lib/postgresql/${each}/lib/citus.so`)))
  if (major === undefined)
    throw new OperatorFault(
      `No PostgreSQL with Citus below ${home}. Install ${WANTED} as Citus' own guide says, or name the folder that has it: CITUS_HOME`,
    )
  const control = join(home, `usr/share/postgresql/${major}/extension/citus.control`)
  const [, version] = /default_version = '([^']+)'/.exec(readFileSync(control, 'utf8'))!
  return { bin: join(home, `usr/lib/postgresql/${major}/bin`), version: version! }
}
