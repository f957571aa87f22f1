import type { Page } from './app/page.tsx'

/** Every page of the console, face by face. */
export const pages: readonly Page[] = []
