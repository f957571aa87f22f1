import { type Foundation, foundation } from '../service/foundation.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Runs an operator's command on the database of the settings: DATABASE_URL, or the embedded one, through its socket
 * while the service runs, or started for this command alone when it does not.
 */
export async function withFoundation<T>(
  settings: Settings,
  act: (base: Foundation) => Promise<T>,
): Promise<T> {
  const base = await foundation(settings)
  try {
    return await act(base)
  } finally {
    await base.stop()
  }
}
