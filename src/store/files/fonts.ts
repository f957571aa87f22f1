import { readFileSync } from 'node:fs'
import type { StubFonts } from '../../domain/statement/page/paper.ts'

/** The typeface of printed pages. Read when the first page is asked for, and kept. */
export function stubFonts(): StubFonts {
  fonts ??= { regular: read('PurserStatement-Regular.ttf'), bold: read('PurserStatement-SemiBold.ttf') }
  return fonts
}

let fonts: StubFonts | undefined

const FOLDER = new URL('../../../assets/fonts/', import.meta.url)

const read = (name: string): Uint8Array => readFileSync(new URL(name, FOLDER))
