/** The engine as it is published, where the service has been built: a loader's own wrappers are no part of its speed. */

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const dist = at('../dist/engine.js')

export const from = existsSync(dist) ? 'dist' : 'src'
export const enginePath = from === 'dist' ? dist : at('../src/engine.ts')
const linesPath = from === 'dist' ? at('../dist/domain/pay/lines.js') : at('../src/domain/pay/lines.ts')
/** How the service stores a check: beside the engine, as its own caller. */
export const { linesOf }: typeof import('../src/domain/pay/lines.ts') = await import(linesPath)
export const engine: typeof import('../src/engine.ts') = await import(enginePath)
