import { freePort } from './free-port.ts'
import { service } from './service.ts'

/** The real service where letters say that it is: their links open in a browser, and passkeys are for its name. */
export async function site(settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const here = `http://localhost:${port}`
  const started = await service({ settings: { PORT: String(port), PURSER_CONSOLE_URL: here, ...settings } })
  return { ...started, here }
}
