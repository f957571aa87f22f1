import { type Foundation, foundation } from '../foundation.ts'
import type { Settings } from '../settings.ts'

/**
 * Runs an operator's command on the database of the settings: DATABASE_URL, or the embedded one, through its socket
 * while the service runs, or started for this command alone when it does not.
 */
export async function onGround<T>(settings: Settings, act: (ground: Foundation) => Promise<T>): Promise<T> {
  const ground = await foundation(settings)
  try {
    return await act(ground)
  } finally {
    await ground.stop()
  }
}
