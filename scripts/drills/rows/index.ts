import type { Drill } from '../support/drill.ts'
import { hundredInitiates } from './1a-hundred-initiates.ts'
import { storm } from './1b-storm.ts'
import { races } from './1c-races.ts'
import { kills } from './2-kills.ts'
import { replay } from './2i-replay.ts'
import { events } from './2w-events.ts'
import { stopped } from './3a-stopped.ts'
import { immediate } from './3b-immediate.ts'
import { frozen } from './3c-frozen.ts'
import { silent } from './3d-silent.ts'
import { locks } from './3e-locks.ts'
import { connections } from './3f-connections.ts'
import { fullTables } from './3g-full-tables.ts'
import { fullLog } from './3h-full-log.ts'
import { mixedLoad } from './4a-mixed-load.ts'
import { slowloris } from './4b-slowloris.ts'
import { idleSockets } from './4c-idle-sockets.ts'
import { malformed } from './4d-malformed.ts'
import { poison } from './4e-poison.ts'
import { strings } from './4f-strings.ts'
import { floods } from './4g-floods.ts'
import { fuzz } from './5a-fuzz.ts'
import { dates } from './5b-dates.ts'
import { tenancy } from './6a-tenancy.ts'
import { timing } from './6b-timing.ts'
import { rowSecurity } from './6c-row-security.ts'
import { plantedSecrets } from './7a-planted.ts'
import { contents } from './7b-contents.ts'
import { swapped } from './7c-swapped.ts'
import { rotation } from './7d-rotation.ts'
import { masterKey } from './7e-master-key.ts'
import { memory } from './7f-memory.ts'
import { credentials } from './8-credentials.ts'
import { guesses } from './8b-guesses.ts'
import { production } from './8c-production.ts'
import { rateLimit } from './8d-rate-limit.ts'
import { inward } from './9-inward.ts'
import { receivers } from './10-receivers.ts'
import { audit } from './11a-audit.ts'
import { backup } from './11b-backup.ts'
import { migrate } from './11c-migrate.ts'
import { upgrade } from './11d-upgrade.ts'
import { packages } from './12-packages.ts'

/** Every row, in the order of the table. */
// biome-ignore format: a table to be read by row
export const rows: readonly Drill[] = [
  hundredInitiates, storm, races,
  kills, events, replay,
  stopped, immediate, frozen, silent, locks, connections, fullTables, fullLog,
  mixedLoad, slowloris, idleSockets, malformed, poison, strings, floods,
  fuzz, dates,
  tenancy, timing, rowSecurity,
  plantedSecrets, contents, swapped, rotation, masterKey, memory,
  credentials, guesses, production, rateLimit,
  inward,
  receivers,
  audit, backup, migrate, upgrade,
  packages,
]
